import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  build: { target: "es2022", sourcemap: false },
  // `npm run dev` beside `rivalry serve`, on its usual port or on PORT.
  server: {
    proxy: { "/api": { target: `http://127.0.0.1:${process.env.PORT ?? 8000}`, ws: true } },
  },
  // No stopwatch on machines that are busy.
  test: { environment: "happy-dom", include: ["src/**/*.test.{ts,tsx}"], testTimeout: 60_000 },
});
