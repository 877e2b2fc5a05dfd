import { defineConfig } from 'vitest/config';
import { inlineScript } from './src/app/document/inline-script-plugin.ts';

const contractTests = ['tests/contract/**/*.test.ts', 'tests/faults/**/*.test.ts'];
/** They show pages to React, which looks for a browser's globals when it is loaded, and again after the last test. */
const testsWithDom = [
  'tests/contract/replay/hydrogen-{cart,scroll}.test.ts',
  'tests/contract/commerce/hydrogen-react.test.ts',
];

export default defineConfig({
  // The server pages bring a script as text.
  plugins: [inlineScript()],
  test: {
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // By default Vitest leaves one core free: on two cores the files would run one after another.
    maxWorkers: '100%',
    // The files of a worker share its modules: most of a test's time was loading them again.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    // Class names as they are written, so that a test can name them.
    // A stylesheet that is read as text keeps its text.
    css: { include: [/\?(raw|inline)$/], modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'content/**/*.test.ts'],
        },
      },
      { extends: true, test: { name: 'contract', include: contractTests, exclude: testsWithDom } },
      {
        extends: true,
        test: { name: 'contract-dom', include: testsWithDom, isolate: true, unstubGlobals: false },
      },
    ],
  },
});
