import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { plainDynamicImports, preloadHelper } from './src/app/document/framework-internals.ts';
import { inlineScript } from './src/app/document/inline-script-plugin.ts';

/** Few, larger files compress better than many small ones, and cost fewer requests. */
const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  { name: 'page', test: isOnEveryPage },
];

/** The interface's parts, the shell with its menu and footer, and what draws a story; not what few pages need. */
const everyPage = [
  preloadHelper,
  /src\/ui\/[^/]+$/,
  /src\/app\/(layouts|navigation)\//,
  /src\/app\/routes\/story\/(story-page|page-[a-z]+|story-summary|templates\/(StoryTemplate|templates))\b/,
  /src\/blocks\/(mega-menu\/(?!MobileMenuPanel)|footer\/(?!FooterNewsletter)|rendering\/(RenderBlocks|lazy-section)|registry\/(components|preload-sections)|contract\/block-context|stories\/stories|lists\/paging)/,
];

function isOnEveryPage(id: string): boolean {
  return (
    everyPage.some((part) => part.test(id)) &&
    !/src\/ui\/(Dialog|DateRange|DataTable|Html|PrintButton|Tabs|use-overlay-address)/.test(id)
  );
}

/**
 * The name of a module's class: its own and four signs of a hash. The same file has the same names when its text is
 * asked for (`?inline`, for the server pages), which Vite's own pattern does not give.
 */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `${name}_${createHash('sha256').update(`${path}:${name}`).digest('base64url').slice(0, 4)}`;
}

/**
 * Minifies what the minifier wrote once more, now without joining statements by commas: shorter by half a percent once it
 * is compressed, which neither way is alone.
 */
const minifiedTwice: Plugin = {
  name: 'minified-twice',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const compress = { passes: 2, ecma: 2020, join_vars: false, sequences: false } as const;
      file.code = (await minify(file.code, { module: true, ecma: 2020, compress })).code ?? file.code;
    }
  },
};

export default defineConfig({
  plugins: [plainDynamicImports(), inlineScript(), reactRouter(), minifiedTwice],
  build: {
    target: 'es2022',
    // A percent smaller than the default, which the home page's budget of scripts is glad of.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, keep_fargs: false } },
    // Sections are fetched by the pages that hold them; their styles must be there before any script runs.
    cssCodeSplit: false,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    // Every picture and font is a file of its own: a data: URL cannot be cached apart from the page.
    assetsInlineLimit: 0,
  },
  css: { modules: { generateScopedName: scopedName } },
});
