// What a table needs before anybody can play there: which scripts, and which words of the page they say.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const UI = dirname(fileURLToPath(import.meta.url));
const STATIC = /^\s*(?:import|export)\s(?!type\b)(?:[^"';]*?\sfrom\s)?"(\.[^"?]+)"/gm;

function place(from: string, name: string): string {
  const path = resolve(dirname(from), name);
  return /\.(svelte|ts|js|css|json)$/.test(path) && existsSync(path) ? path : `${path}.ts`;
}

/** Files of ours that run when these do: all that they import, and none that is fetched later. */
export function closure(...roots: string[]): Set<string> {
  const found = new Set<string>();
  const ahead = roots.map((root) => join(UI, "src", root));
  while (ahead.length > 0) {
    const path = ahead.pop()!;
    if (found.has(path)) continue;
    found.add(path);
    if (!/\.(svelte|ts)$/.test(path)) continue;
    for (const [, name] of readFileSync(path, "utf8").matchAll(STATIC)) ahead.push(place(path, name!));
  }
  return found;
}

export const START = ["main.ts"];
export const TABLE = [...START, "table/TablePage.svelte"];
const BOARDS = ["games/alcatraz/index.ts", "games/art-robbery/index.ts"];

/** Says what a table needs at first of the words of the page. */
export function saidAtFirst(entries: Map<string, string>): Set<string> {
  const said = new Set<string>();
  for (const path of closure(...TABLE, ...BOARDS)) {
    if (!/\.(svelte|ts)$/.test(path)) continue;
    for (const [, id] of readFileSync(path, "utf8").matchAll(/["'`](ui-[\w-]*)/g)) said.add(id!);
  }
  const kept = new Set<string>();
  const ahead = [...entries.keys()].filter(
    (id) => said.has(id) || [...said].some((start) => start.endsWith("-") && id.startsWith(start)),
  );
  while (ahead.length > 0) {
    const id = ahead.pop()!;
    if (kept.has(id)) continue;
    kept.add(id);
    // A message may lean on others, and on terms.
    for (const [, other] of (entries.get(id) ?? "").matchAll(/\{\s*(-?[a-z][\w-]*)/g))
      if (entries.has(other!)) ahead.push(other!);
  }
  return kept;
}
