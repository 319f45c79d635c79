import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
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
