import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // By default Vitest leaves one core free: on two cores the files would run one after another.
    maxWorkers: '100%',
    // Class names as they are written, so that a test can name them.
    // A stylesheet that is read as text keeps its text.
    css: { include: [/\?(raw|inline)$/], modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'content/**/*.test.ts'],
          // The files of a worker share its modules: most of a unit test's time was loading them again.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        extends: true,
        test: { name: 'contract', include: ['tests/contract/**/*.test.ts', 'tests/faults/**/*.test.ts'] },
      },
    ],
  },
});
