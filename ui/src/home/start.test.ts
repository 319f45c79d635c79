import { afterEach, expect, test, vi } from "vitest";
import { makeTable } from "./start";

vi.mock("../shell/guest.svelte", () => ({ me: {} }));

afterEach(() => vi.unstubAllGlobals());

test("a wish that was not answered keeps its key, and one that was does not", async () => {
  const keys: string[] = [];
  let fails = true;
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    keys.push(JSON.parse(body).key);
    if (fails) throw new TypeError("no network");
    return new Response(JSON.stringify({ table: "kiwi" }));
  });
  const wanted = { game: "art-robbery", players: 2 };
  await expect(makeTable(wanted)).rejects.toThrow();
  await expect(makeTable(wanted)).rejects.toThrow();
  fails = false;
  expect((await makeTable(wanted)).table).toBe("kiwi");
  expect(new Set(keys)).toHaveLength(1);
  await makeTable(wanted);
  await makeTable({ ...wanted, players: 3 });
  expect(new Set(keys)).toHaveLength(3);
});
