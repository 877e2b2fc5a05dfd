/** What a route's module may export. The names in an address stand in this order. */
export const routeExports: readonly string[] = [
  'default',
  'handle',
  'meta',
  'shouldRevalidate',
  'ErrorBoundary',
  'clientLoader',
  'clientAction',
  'Layout',
];

/**
 * The file of a route's module, and the names under which it exports what the route does. In a build several routes share
 * a file, and the names stand after `#` (`/assets/shop-x.js#n,p,i`); without them the file is the module.
 */
export function partsOf(address: string): { file: string; names: string[] } {
  const [file = '', names] = address.split('#');
  return { file, names: names?.split(',') ?? [] };
}

/** Imports the module of a route from its address in the manifest. Rejects when the file does not come. */
export async function importRoute(address: string): Promise<object> {
  const { file, names } = partsOf(address);
  const module = (await import(/* @vite-ignore */ file)) as Record<string, unknown>;
  if (names.length === 0) return module;
  return Object.fromEntries(names.flatMap((name, place) => (name ? [[routeExports[place], module[name]]] : [])));
}
