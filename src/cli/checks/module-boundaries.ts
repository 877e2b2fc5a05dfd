import type { FilePath, Import } from './read-imports.ts';

type Arrows = {
  /** Modules that may be imported. */
  to: readonly string[];
  /** Modules of which only types may be imported. */
  types?: readonly string[];
};

/** Which module may import which (docs/architecture.md). `content` is the folder beside `src`. */
export const arrows: Record<string, Arrows> = {
  protocol: { to: [] },
  ui: { to: ['protocol'] },
  cache: { to: [] },
  'server-pages': { to: ['ui', 'protocol'] },
  'content-types': { to: ['protocol'] },
  clients: { to: ['protocol'] },
  blocks: { to: ['ui', 'protocol', 'content-types'] },
  services: { to: ['server-pages', 'protocol'] },
  embedded: { to: ['services', 'server-pages', 'protocol'] },
  content: { to: ['services', 'protocol', 'content-types', 'blocks'], types: ['embedded'] },
  editor: { to: ['protocol'] },
  app: { to: ['server-pages', 'blocks', 'ui', 'protocol', 'content-types'], types: ['clients', 'cache'] },
  server: { to: ['services', 'clients', 'cache', 'protocol'], types: ['app', 'server-pages'] },
  cli: { to: ['server', 'services', 'embedded', 'clients', 'cache', 'blocks', 'content-types', 'protocol', 'content'] },
};

/**
 * The one file of the server that starts the embedded services and fills them: by dynamic import, so that what a vendor
 * does is not loaded. It may import their types, too.
 */
const embeddedEntryPoint = { file: 'server/start-embedded.ts', targets: ['embedded', 'content'] };

/** What is wrong with one import, in a sentence; null when it is allowed. */
export function importViolation(from: FilePath, { path, typeOnly, dynamic }: Import): string | null {
  const [module, target] = [moduleOf(from), moduleOf(path)];
  if (module === 'embedded' && target === 'embedded' && folderOf(from) !== folderOf(path)) {
    return `${from}: an embedded service may not import another one (${path})`;
  }
  const [section, importer] = [sectionOf(path), sectionOf(from)];
  // What two sections use stands in a shared folder; only the registries name the sections.
  if (module === 'blocks' && section !== null && section !== importer && !from.startsWith('blocks/registry/')) {
    return importer === null
      ? `${from}: a shared folder of blocks may not import a section (${path})`
      : `${from}: a section may not import another one (${path})`;
  }
  if (module === null || target === null || module === target) return null;
  // A theme is data: the server pages take the shop's.
  if (module === 'server-pages' && /^app\/brands\/[\w-]+\/theme\.css\b/.test(path)) return null;
  const { to, types = [] } = arrows[module] ?? { to: [] };
  if (from === embeddedEntryPoint.file && embeddedEntryPoint.targets.includes(target) && (dynamic || typeOnly))
    return null;
  // React components are never loaded where there is no page: seeds and commands read data alone.
  if (path.endsWith('.tsx') && !typeOnly && !['app', 'blocks', 'ui', 'server-pages'].includes(module)) {
    return `${from}: ${module} may not import the component ${path}`;
  }
  if (to.includes(target) || (typeOnly && types.includes(target))) return null;
  const only = types.includes(target) ? 'only types of ' : '';
  return `${from}: ${module} may ${only ? `import ${only}` : 'not import '}${target} (${path})`;
}

/** All forbidden imports, a sentence each. */
export function boundaryViolations(imports: ReadonlyMap<FilePath, readonly Import[]>): string[] {
  return [...imports]
    .flatMap(([from, found]) => found.map((entry) => importViolation(from, entry)))
    .filter((violation) => violation !== null);
}

/** The embedded service of a file: `embedded/content/seed.ts` belongs to `content`. */
function folderOf(path: FilePath): string | undefined {
  return path.split('/')[1];
}

/** The section of a file: `blocks/sections/quote/Quote.tsx` belongs to `quote`; null outside of the sections. */
function sectionOf(path: FilePath): string | null {
  return /^blocks\/sections\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function moduleOf(path: FilePath): string | null {
  const module = path.startsWith('../') ? path.split('/')[1] : path.split('/')[0];
  return module !== undefined && module in arrows ? module : null;
}
