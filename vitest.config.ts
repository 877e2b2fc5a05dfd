import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'content/**/*.test.ts',
      'tests/contract/**/*.test.ts',
      'tests/faults/**/*.test.ts',
    ],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Class names as they are written, so that a test can name them.
    // A stylesheet that is read as text keeps its text.
    css: { include: [/\?raw$/], modules: { classNameStrategy: 'non-scoped' } },
  },
});
