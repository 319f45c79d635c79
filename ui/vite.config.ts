import { readFile } from "node:fs/promises";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

// Of the catalogues a browser needs neither comments nor what only a terminal or a language model is told.
const OF_THE_TERMINAL = /^(app-(?!thinking)|model-|review-)/;
const words = {
  name: "words",
  enforce: "pre" as const,
  apply: "build" as const,
  async load(id: string) {
    const [path, query] = id.split("?", 2);
    if (!path!.endsWith(".ftl") || query !== "raw") return null;
    const entries = (await readFile(path!, "utf8"))
      .split("\n")
      .filter((line) => !line.startsWith("#"))
      .join("\n")
      .split(/\n+(?=\S)/)
      .filter((entry) => entry.trim() !== "");
    // A brace that closes a message stands at the start of a line, and belongs to what is before it.
    const whole: string[] = [];
    for (const entry of entries) {
      if (/^[\w-]+ *=/.test(entry)) whole.push(entry.trimEnd());
      else whole[whole.length - 1] += `\n${entry.trimEnd()}`;
    }
    const kept = whole.filter((entry) => !OF_THE_TERMINAL.test(entry));
    return `export default ${JSON.stringify(kept.join("\n"))}`;
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [words, svelte()],
  // Files find each other wherever the page lies; the server fills in the path in index.html.
  base: "./",
  build: {
    outDir: "../src/getaway/web/page",
    emptyOutDir: true,
    // Nothing is inlined: the policy of the server allows no data in scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
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
