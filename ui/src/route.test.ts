import { expect, test } from "vitest";
import { routeOf } from "./route.svelte";

const at = (path: string) => routeOf(new URL(path, "http://here"));

test("addresses lead to pages", () => {
  expect(at("/")).toEqual({ page: "home" });
  expect(at("/t/kiwi-lamp")).toEqual({ page: "table", table: "kiwi-lamp", seat: null, token: "" });
  expect(at("/t/kiwi?seat=2#secret")).toEqual({ page: "table", table: "kiwi", seat: 2, token: "secret" });
  expect(at("/g/kiwi?step=41&seat=2")).toEqual({
    page: "replay",
    table: "kiwi",
    step: 41,
    entry: null,
    seat: 2,
  });
  expect(at("/g/kiwi?seat=all")).toEqual({
    page: "replay",
    table: "kiwi",
    step: null,
    entry: null,
    seat: "all",
  });
  expect(at("/g/kiwi?entry=9")).toMatchObject({ page: "replay", step: null, entry: 9 });
  expect(at("/me#token")).toEqual({ page: "move", token: "token" });
  expect(at("/me")).toEqual({ page: "mine" });
  expect(at("/puzzle/alcatraz")).toEqual({ page: "puzzle", game: "alcatraz", number: null });
  expect(at("/puzzle/alcatraz/7")).toEqual({ page: "puzzle", game: "alcatraz", number: 7 });
  expect(at("/me#")).toEqual({ page: "mine" });
});

test("a review may begin with a what-if", () => {
  const found = { page: "review", table: "xyz", step: 4, seat: 1, open: false, attempt: true };
  expect(at("/g/xyz/review?step=4&seat=1&view=knew&try")).toEqual(found);
  expect(at("/g/xyz/review?step=4&seat=1&view=knew")).toEqual({ ...found, attempt: false });
});

test("what is no address is lost", () => {
  for (const path of [
    "/x",
    "/t/",
    "/t/a/b",
    "/t/a%2Fb",
    "/t",
    "/g/<b>",
    "/puzzle",
    "/puzzle/a/b",
    "/puzzle/a/1/2",
  ]) {
    expect(at(path), path).toEqual({ page: "lost" });
  }
});

test("numbers that are none are left out", () => {
  expect(at("/g/kiwi?step=-1&seat=x")).toEqual({
    page: "replay",
    table: "kiwi",
    step: null,
    entry: null,
    seat: null,
  });
});
