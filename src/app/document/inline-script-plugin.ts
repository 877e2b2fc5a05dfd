import { build, type Plugin } from 'vite';

const query = '?inline-script';

/**
 * Vite plugin: `import source from './splash.ts?inline-script'` gives the file, bundled and minified, as text.
 *
 * The text goes into the page's head as its only executable inline script. It is written and type-checked as a module
 * like any other, and its hash goes into the Content-Security-Policy.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      const resolved = await this.resolve(source.slice(0, -query.length), importer);
      return resolved && `${resolved.id}${query}`;
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const entry = id.slice(0, -query.length);
      this.addWatchFile(entry);
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: 'es2022',
          minify: 'terser',
          terserOptions: { ecma: 2020, compress: { passes: 3 } },
          modulePreload: false,
          rolldownOptions: { input: entry, output: { format: 'iife' } },
        },
      });
      const output = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
      const chunk = output.find((part) => part.type === 'chunk');
      if (chunk === undefined) throw new Error(`inline-script: ${entry} gave no code`);
      return `export default ${JSON.stringify(chunk.code.trim())};`;
    },
  };
}
