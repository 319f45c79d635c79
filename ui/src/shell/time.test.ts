import { expect, test } from "vitest";
import { shownTime } from "./time";

test("minutes are shown as a clock does, hours and days in words", () => {
  expect([0, 9, 75, 3599].map((seconds) => shownTime(seconds, "en"))).toEqual([
    "0:00",
    "0:09",
    "1:15",
    "59:59",
  ]);
  expect(shownTime(7200, "en")).toBe("2 hr");
  expect(shownTime(86400, "en")).toBe("24 hr");
  expect(shownTime(2 * 86400, "de")).toBe("2 Tg.");
});
