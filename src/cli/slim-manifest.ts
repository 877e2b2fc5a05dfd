import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Manifest = { routes: Record<string, Record<string, unknown>> };

/**
 * Takes out of the browser's list of routes what a browser never shows: addresses that answer with data, a feed or a
 * picture. It also leaves out flags that say no and empty lists, as not there means no, and what each route's module
 * imports, which React Router reads for links that prefetch alone: the site has none. The list comes with every page, so
 * its bytes count against the home page's scripts. Throws when React Router's list has changed its form.
 */
export async function slimManifest(clientFolder: string): Promise<void> {
  const assets = join(clientFolder, 'assets');
  const file = (await readdir(assets)).find((name) => /^manifest-[\w-]+\.js$/.test(name));
  if (!file) throw new Error('slimManifest: the build has no manifest of routes');
  const path = join(assets, file);
  await writeFile(path, slimSource(await readFile(path, 'utf8')));
}

/** `source` is `window.__reactRouterManifest={…};`. */
export function slimSource(source: string): string {
  const [start, end] = [source.indexOf('{'), source.lastIndexOf('}') + 1];
  const manifest = JSON.parse(source.slice(start, end)) as Manifest;
  const shown = Object.entries(manifest.routes).filter(([, route]) => route.hasDefaultExport === true);
  if (!shown.some(([id]) => id === 'root')) throw new Error('slimManifest: the manifest has a form that is not known');
  const routes = Object.fromEntries(
    shown.map(([id, route]) => [
      id,
      Object.fromEntries(Object.entries(route).filter(([key, value]) => isRead(key, value))),
    ]),
  );
  return source.slice(0, start) + JSON.stringify({ ...manifest, routes }) + source.slice(end);
}

function isRead(key: string, value: unknown): boolean {
  return value !== false && key !== 'imports' && !(Array.isArray(value) && value.length === 0);
}
