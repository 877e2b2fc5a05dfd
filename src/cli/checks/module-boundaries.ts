import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

type Arrows = {
  /** Zones that may be imported. */
  to: string[];
  /** Zones of which only types may be imported. */
  types?: string[];
};

/** Which zone may import which (docs/architecture.md). `content` is the folder beside `src`. */
const arrows: Record<string, Arrows> = {
  protocol: { to: [] },
  ui: { to: [] },
  cache: { to: [] },
  'content-types': { to: ['protocol'] },
  clients: { to: ['protocol'] },
  blocks: { to: ['ui', 'protocol', 'content-types'] },
  content: { to: ['protocol', 'content-types', 'blocks'], types: ['services', 'embedded'] },
  services: { to: ['protocol', 'content-types', 'blocks', 'content', 'embedded'] },
  embedded: { to: ['services', 'protocol', 'content-types', 'blocks', 'content'] },
  app: { to: ['blocks', 'ui', 'protocol', 'content-types'], types: ['clients', 'cache'] },
  server: { to: ['clients', 'cache', 'protocol'], types: ['app', 'services', 'embedded'] },
  cli: { to: ['server', 'services', 'embedded', 'clients', 'cache', 'blocks', 'content-types', 'protocol', 'content'] },
};

/** The one file that starts the embedded services, by dynamic import. */
const servicesEntryPoint = 'server/start-services.ts';

export type Import = { path: string; typeOnly: boolean; dynamic: boolean };

/**
 * What is wrong with one import, in a sentence; null when it is allowed.
 *
 * `from` and the import's path are relative to `src`, with forward slashes; `../content/…` is the content folder.
 */
export function judge(from: string, { path, typeOnly, dynamic }: Import): string | null {
  const [zone, target] = [zoneOf(from), zoneOf(path)];
  if (zone === null || target === null || zone === target) return null;
  const { to, types = [] } = arrows[zone] ?? { to: [] };
  if (from === servicesEntryPoint && target === 'services' && dynamic) return null;
  // The interface is never loaded where there is no page: seeds and commands read data alone.
  if (path.endsWith('.tsx') && !typeOnly && !['app', 'blocks', 'ui'].includes(zone)) {
    return `${from}: ${zone} may not import the component ${path}`;
  }
  if (to.includes(target) || (typeOnly && types.includes(target))) return null;
  const only = types.includes(target) ? 'only types of ' : '';
  return `${from}: ${zone} may ${only ? `import ${only}` : 'not import '}${target} (${path})`;
}

/** Every import of a source file, those of types included. Paths are as `judge` takes them; packages are left out. */
export function importsOf(from: string, source: string): Import[] {
  const { module } = parseSync(from, source);
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean, dynamic = false) => {
    const path = resolve(from, specifier);
    if (path !== null) found.push({ path, typeOnly, dynamic });
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"])(.+)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2]) add(literal[2], false, true);
  }
  return found;
}

/** All forbidden imports of the project at `root`, a sentence each. */
export function boundaryViolations(root: string): string[] {
  const src = join(root, 'src');
  return ['src', 'content']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const from = relative(src, file).split(sep).join('/');
      return importsOf(from, readFileSync(file, 'utf8')).map((found) => judge(from, found));
    })
    .filter((fieldError) => fieldError !== null);
}

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('#content/')) return `../content/${specifier.slice('#content/'.length)}`;
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  return null;
}

function zoneOf(path: string): string | null {
  const zone = path.startsWith('../') ? path.split('/')[1] : path.split('/')[0];
  return zone !== undefined && zone in arrows ? zone : null;
}
