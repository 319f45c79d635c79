import { expect, test } from "vitest";
import { digitOf, letterOf } from "./keys";

const key = (key: string, code: string, shiftKey = false): KeyboardEvent =>
  new KeyboardEvent("keydown", { key, code, shiftKey });

test("a letter is the one printed on the key", () => {
  expect(letterOf(key("h", "KeyH"))).toBe("h");
  expect(letterOf(key("H", "KeyH"))).toBe("h");
  // Dvorak has its H where others have J.
  expect(letterOf(key("h", "KeyJ"))).toBe("h");
});

test("a Cyrillic keyboard has the same keys at the same places", () => {
  expect(letterOf(key("р", "KeyH"))).toBe("h");
  expect(letterOf(key("г", "KeyU"))).toBe("u");
});

test("keys that are no letters keep their names", () => {
  expect(letterOf(key("Escape", "Escape"))).toBe("escape");
  expect(letterOf(key("?", "Slash", true))).toBe("?");
});

test("a digit is one without Shift too, where it needs it", () => {
  expect(digitOf(key("3", "Digit3"))).toBe(3);
  expect(digitOf(key("3", "Numpad3"))).toBe(3);
  expect(digitOf(key("š", "Digit3"))).toBe(3);
  expect(digitOf(key("!", "Digit1", true))).toBeNull();
  expect(digitOf(key("0", "Digit0"))).toBeNull();
  expect(digitOf(key("a", "KeyA"))).toBeNull();
});
