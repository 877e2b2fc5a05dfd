import { join } from 'node:path';
import { defineConfig } from 'vite';

/** The editor of the embedded content service: a build of its own, so that nothing of it reaches visitors. */
export default defineConfig({
  root: join(import.meta.dirname, 'src/editor'),
  base: '/editor/',
  publicDir: false,
  build: {
    outDir: join(import.meta.dirname, 'build/editor'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
