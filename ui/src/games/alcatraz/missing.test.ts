import { expect, test } from "vitest";
import { missingWithout } from "./missing";

test("what is missing to leave somebody is what the others have not marked", () => {
  const seats = [{ elements: "AB" }, { elements: "BC" }, { elements: "" }];
  expect(missingWithout(seats, 0)).toBe("A, D, E, F");
  expect(missingWithout(seats, 2)).toBe("D, E, F");
});

test("all six and none have names of their own", () => {
  expect(missingWithout([{ elements: "AB" }, { elements: "" }], 0)).toBe("A–F");
  expect(missingWithout([{ elements: "" }, { elements: "ABCDEF" }], 0)).toBe("none");
});
