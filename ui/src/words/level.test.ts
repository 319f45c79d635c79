import { expect, test } from "vitest";
import { levelName } from "./level";

test("a language model is called by its own name", () => {
  expect(levelName("model:wise/one")).toBe("wise/one");
  expect(levelName("net:night-owl")).toBe("night-owl");
});
