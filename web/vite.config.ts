import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Writes the service worker, which has to name every file of the build. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post", // when the list is final
      handler(_, bundle) {
        const kept = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const icons = readdirSync("public").filter((name) => /\.(svg|webmanifest)$/.test(name));
        const files = ["/", ...[...kept, ...icons].sort().map((name) => `/${name}`)];
        const build = createHash("sha256").update(files.join()).digest("hex").slice(0, 16);
        const names = `const FILES = ${JSON.stringify(files)};\nconst BUILD = "${build}";\n`;
        const source = names + readFileSync("src/worker.js", "utf8");
        this.emitFile({ type: "asset", fileName: "worker.js", source });
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), worker()],
  build: { target: "es2022", sourcemap: false },
  // `npm run dev` beside `rivalry serve`, on its usual port or on PORT.
  server: {
    proxy: { "/api": { target: `http://127.0.0.1:${process.env.PORT ?? 8000}`, ws: true } },
  },
  // No stopwatch on machines that are busy.
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["src/patience.ts"],
    testTimeout: 60_000,
  },
});
