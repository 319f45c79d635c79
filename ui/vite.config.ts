import { readFile } from "node:fs/promises";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { START, TABLE, closure, saidAtFirst } from "./needed.ts";

// Of the catalogues a browser needs neither comments nor what only a terminal, a language model or a link is told.
// What a server says of a review is read in a browser too.
const OF_THE_TERMINAL =
  /^(app-(?!thinking)|model-|preview-|review-(?!stopped|old-rules|not-ready|too-many|no-rule))/;

/** The messages of a catalogue by their ids. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let last = "";
  const lines = text.split("\n").filter((line) => !line.startsWith("#"));
  for (const entry of lines.join("\n").split(/\n+(?=\S)/)) {
    const id = /^(-?[\w-]+) *=/.exec(entry)?.[1];
    // A brace that closes a message stands at the start of a line, and belongs to what is before it.
    if (id !== undefined) found.set((last = id), entry.trimEnd());
    else if (entry.trim() !== "") found.set(last, `${found.get(last)}\n${entry.trimEnd()}`);
  }
  return found;
}

/** Catalogues as scripts: `?raw` is all of one, `?part=first` what a table says at first, `?part=rest` the others. */
const words = {
  name: "words",
  enforce: "pre" as const,
  async load(id: string) {
    const [path, query] = id.split("?", 2);
    const part = /part=(first|rest)/.exec(query ?? "")?.[1];
    if (!path!.endsWith(".ftl") || (query !== "raw" && part === undefined)) return null;
    const all = messages(await readFile(path!, "utf8"));
    const first = part === undefined ? null : saidAtFirst(all);
    const kept = [...all].filter(
      ([id]) => !OF_THE_TERMINAL.test(id) && (first === null || first.has(id) === (part === "first")),
    );
    return `export default ${JSON.stringify(kept.map(([, text]) => text).join("\n"))}`;
  },
};

// Many small files are packed worse than a large one, and each is asked for: what always comes together is one.
// What begins a page or is fetched by its name keeps a chunk of its own.
const without = (files: Set<string>) =>
  new Set([...files].filter((id) => !/(main\.ts|TablePage\.svelte)$/.test(id)));
const START_FILES = without(closure(...START));
const TABLE_FILES = without(closure(...TABLE));
const groups = [
  {
    name: "start",
    test: (id: string) => START_FILES.has(id) || /fluent|preload-helper/.test(id),
    priority: 2,
  },
  { name: "table", test: (id: string) => TABLE_FILES.has(id), priority: 1 },
];

export default defineConfig(({ mode }) => ({
  plugins: [words, svelte()],
  // Files find each other wherever the page lies; the server fills in the path in index.html.
  base: "./",
  build: {
    outDir: "../src/getaway/web/page",
    emptyOutDir: true,
    // Nothing is inlined: the policy of the server allows no data in scripts and styles.
    assetsInlineLimit: 0,
    // Which file came of which; a test counts by it what a table needs.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups } } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
  // Components are tested as a browser runs them.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: {
    fs: { allow: [".."] },
    // GETAWAY_SERVER names a server that runs elsewhere.
    proxy: {
      "/api": { target: loadEnv(mode, ".", "GETAWAY_").GETAWAY_SERVER ?? "http://127.0.0.1:8000", ws: true },
    },
  },
}));
