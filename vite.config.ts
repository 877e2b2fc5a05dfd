import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { inlineScript } from './src/app/document/inline-script-plugin.ts';

/** Few, larger files compress better than many small ones, and cost fewer requests. */
const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  { name: 'page', test: isOnEveryPage },
];

/** The interface's parts, the shell with its menu and footer, and what draws sections; not what only forms need. */
function isOnEveryPage(id: string): boolean {
  return /vite\/preload-helper|src\/(ui\/[^/]+$|app\/(layouts|movement)\/|blocks\/(mega-menu|footer)\/)|blocks\/(RenderBlocks|components)/.test(
    id,
  );
}

export default defineConfig({
  plugins: [inlineScript(), reactRouter()],
  build: {
    target: 'es2022',
    // Sections are fetched by the pages that hold them; their styles must be there before any script runs.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    // Every picture and font is a file of its own: a data: URL cannot be cached apart from the page.
    assetsInlineLimit: 0,
  },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
});
