import { afterEach, expect, test, vi } from "vitest";

async function under(root: string | null): Promise<typeof import("./address")> {
  document.head.innerHTML = root === null ? "" : `<meta name="getaway-root" content="${root}">`;
  vi.resetModules();
  return import("./address");
}

afterEach(() => (document.head.innerHTML = ""));

test("at the root of a host, paths are addresses", async () => {
  for (const root of [null, ""]) {
    const { at, linkTo, pathOf } = await under(root);
    expect(at("/t/kiwi")).toBe("/t/kiwi");
    expect(linkTo("/")).toBe(`${location.origin}/`);
    expect(pathOf("/t/kiwi")).toBe("/t/kiwi");
  }
});

test("under a path, all of ours are under it and the rest is not ours", async () => {
  const { at, linkTo, pathOf } = await under("/games/here");
  expect(at("/t/kiwi")).toBe("/games/here/t/kiwi");
  expect(linkTo("/me#x")).toBe(`${location.origin}/games/here/me#x`);
  expect(pathOf("/games/here/t/kiwi")).toBe("/t/kiwi");
  expect(pathOf("/games/here")).toBe("/");
  expect(pathOf("/games/heretic")).toBeNull();
  expect(pathOf("/t/kiwi")).toBeNull();
});

test("under a path, the page finds its parts there", async () => {
  await under("/games/here");
  const { routeOf } = await import("./route.svelte");
  const route = (path: string) => routeOf(new URL(path, "https://example.org"));
  expect(route("/games/here/t/kiwi")).toMatchObject({ page: "table", table: "kiwi" });
  expect(route("/games/here/")).toEqual({ page: "home" });
  expect(route("/t/kiwi")).toEqual({ page: "lost" });
});
