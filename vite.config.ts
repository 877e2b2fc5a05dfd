import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    // Every picture and font is a file of its own: a data: URL cannot be cached apart from the page.
    assetsInlineLimit: 0,
  },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
});
