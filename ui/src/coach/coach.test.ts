import { expect, test } from "vitest";
import { coach } from "./coach.svelte";

const tip = (id: string) => ({ sentence: { id, arguments: {} }, anchor: "" });

test("each tip is given once in a life, the most urgent first", () => {
  const tips = [tip("tip-dog"), tip("tip-five")];
  expect(coach.give("art-robbery", tips)?.sentence.id).toBe("tip-dog");
  expect(coach.give("art-robbery", tips)?.sentence.id).toBe("tip-five");
  expect(coach.give("art-robbery", tips)).toBeNull();
  expect(JSON.parse(localStorage.getItem("getaway-tips")!)).toEqual([
    "art-robbery/tip-dog",
    "art-robbery/tip-five",
  ]);
});

test("another game has tips of its own", () => {
  expect(coach.give("alcatraz", [tip("tip-dog")])?.sentence.id).toBe("tip-dog");
});
