import { expect, test } from "vitest";
import { dated } from "./dates";

const at = (day: number, hour: number) => new Date(2026, 4, day, hour).getTime();
const now = at(20, 9);

test("days that are near have names", () => {
  expect(dated(at(20, 8), now, "de")).toBe("heute, 08:00");
  expect(dated(at(19, 23), now, "de")).toBe("gestern");
  expect(dated(at(16, 12), now, "de")).toBe("Samstag");
  expect(dated(at(13, 12), now, "de")).toBe("13.05.2026");
});

test("what a clock that is wrong puts into the future has its date", () => {
  expect(dated(at(21, 1), now, "en")).toBe("May 21, 2026");
});
