import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fade } from "./fading";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what was refused stays to be read, and then it goes", () => {
  const putAway = vi.fn();
  fade(putAway);
  vi.advanceTimersByTime(11_000);
  expect(putAway).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(putAway).toHaveBeenCalledOnce();
});

test("a newer one has its own time", () => {
  const putAway = vi.fn();
  fade(putAway)();
  vi.advanceTimersByTime(60_000);
  expect(putAway).not.toHaveBeenCalled();
});
