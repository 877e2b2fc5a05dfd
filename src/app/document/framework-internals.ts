import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UNSAFE_AssetsManifest as AssetsManifest, EntryContext, ServerBuild } from 'react-router';
import type { Plugin } from 'vite';
import { partsOf, routeExports } from './route-module.ts';

/**
 * Everything in this file and in `router-globals.ts` depends on what React Router and Vite do inside, beyond their documented interfaces: what
 * `<HydratedRouter>` expects of the page, what the browser reads of the manifest, and Vite's helper of dynamic imports.
 * The rest of the site uses documented hooks alone. `framework-internals.test.ts` fails with any other version and says
 * what to check.
 */
export const writtenFor = {
  'react-router': '8.4.0',
  '@react-router/dev': '8.4.0',
  'react-dom': '19.3.1',
  vite: '8.3.8',
};

/** The settings of React Router that server and browser share. */
export type RouterSettings = Pick<EntryContext, 'ssr' | 'isSpaMode' | 'routeDiscovery'> & {
  /** The flags that are set. */
  future: Partial<EntryContext['future']>;
  basename: string | undefined;
};

/** What a page carries for the application; JSON. */
export type HydrationData = {
  /** In development; a build has them in the file that a page starts from (`startModule`). */
  settings?: RouterSettings & { criticalCss: EntryContext['criticalCss'] };
  /** What the loaders and the action answered: as JSON, or where JSON cannot say it as React Router encodes it. */
  answers: { loaderData: unknown; actionData?: unknown; errors?: unknown } | string;
  modules: {
    /** Addresses that the start needs, all together. */
    preload: string[];
    /** Modules to be executed one after the other before any other: hot reload and the manifest, in development. */
    before?: string[];
    /** The modules of each matched route that have to be loaded, by its id. A route's later module wins where two export the same name. */
    routes?: Record<string, string[]>;
    entry: string;
  };
};

/**
 * Reads from the context of `handleRequest` what React Router's own `<Scripts>` and `<ServerRouter>` would write into
 * inline scripts. Resolves when every loader's promise has settled. The context's stream may be used up:
 * give `<ServerRouter>` the context without it.
 */
export async function readHydrationData(entry: EntryContext): Promise<HydrationData> {
  const { manifest, staticHandlerContext, serverHandoffStream, criticalCss, routeDiscovery } = entry;
  if (serverHandoffStream === undefined) throw new Error('readHydrationData: the context has no data stream');
  // With 'lazy', the page would carry the manifest itself.
  if (routeDiscovery.mode !== 'initial') throw new Error("readHydrationData: routeDiscovery must be 'initial'");

  const matched = staticHandlerContext.matches.map(({ route: { id } }) => {
    const found = manifest.routes[id];
    if (found === undefined) throw new Error(`readHydrationData: the manifest has no route '${id}'`);
    const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = found;
    const parts = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module];
    const modules = parts.filter((part) => part !== undefined).filter((part) => !startRoute.test(part));
    return { id, modules, imports: found.imports ?? [] };
  });
  // A build has the manifest, the entry and some routes in one file (`startModule`).
  const development = manifest.hmr && {
    settings: { ...routerSettings({ ...entry, basename: staticHandlerContext.basename }), criticalCss },
    before: [manifest.hmr.runtime, manifest.url],
  };
  const start = development ? manifest.entry.module : manifest.url;
  const preload = [
    ...[manifest.url, start, ...manifest.entry.imports],
    ...matched.flatMap(({ modules, imports }) => [...modules.map((module) => partsOf(module).file), ...imports]),
  ];
  const { loaderData, actionData, errors } = staticHandlerContext;
  const answers = { loaderData, ...(actionData && { actionData }), ...(errors && { errors }) };
  const routes = matched.flatMap(({ id, modules }) => (modules.length > 0 ? [[id, modules] as const] : []));
  return {
    ...(development && { settings: development.settings }),
    answers: isJson(answers) ? answers : await new Response(serverHandoffStream).text(),
    modules: {
      preload: [...new Set(preload)],
      ...(development && { before: development.before }),
      ...(routes.length > 0 && { routes: Object.fromEntries(routes) }),
      entry: start,
    },
  };
}

type SettingsOfBuild = Pick<ServerBuild, 'future' | 'ssr' | 'isSpaMode' | 'routeDiscovery'> & {
  basename?: string | undefined;
};

function routerSettings({ basename, future, ssr, isSpaMode, routeDiscovery }: SettingsOfBuild): RouterSettings {
  const flagsSet = Object.fromEntries(Object.entries(future).filter(([, isSet]) => isSet));
  return { basename, future: flagsSet, ssr, isSpaMode, routeDiscovery };
}

/** Whether JSON says the same: in an object, what is undefined may as well not be there. */
function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return value === null || /^(string|boolean)$/.test(typeof value);
  if (Array.isArray(value)) return value.every(isJson);
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.values(value).every((inner) => inner === undefined || isJson(inner));
}

/** What the manifest is made from, of a `ServerBuild`. */
type BuiltRoutes = {
  assets: AssetsManifest;
  routes: Record<string, BuiltRoute | undefined>;
};
type BuiltRoute = { id: string; parentId?: string; module: { default?: unknown; ErrorBoundary?: unknown } };

/**
 * The text of the manifest's module, with what a browser reads alone. It leaves out
 *
 * - routes that answer with data, a feed or a picture: nothing in the browser shows them;
 * - flags that say no and empty lists, as not there means no;
 * - `hasDefaultExport`, which only the build reads;
 * - what each route's module imports: read by links that prefetch and by React Router's `<Scripts>`, both not in use;
 * - stylesheets: a page has one of its own (`styles/page-sheets.server.ts`).
 *
 * The manifest comes with every page, so its bytes count against the home page's scripts.
 */
export function browserManifest({ assets, routes }: BuiltRoutes): string {
  const shown = shownRoutes(routes);
  const entries = Object.entries(assets.routes).filter(([id]) => shown.has(id));
  const slim = entries.map(([id, route = {}]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(([key, value]) => isRead(key, value))),
  ]);
  return `window.__reactRouterManifest=${JSON.stringify({ ...assets, routes: Object.fromEntries(slim) })};`;
}

/** The ids of the routes that show a page, and of those around them. */
function shownRoutes(routes: BuiltRoutes['routes']): Set<string> {
  const shown = new Set<string>();
  for (const { id, module } of Object.values(routes).filter((route) => route !== undefined)) {
    if (module.default === undefined && module.ErrorBoundary === undefined) continue;
    for (let next: string | undefined = id; next !== undefined; next = routes[next]?.parentId) shown.add(next);
  }
  return shown;
}

/** The files of the modules of routes, and whether a browser may ask for them. */
export function routeFiles({ assets, routes }: BuiltRoutes): { address: string; isShown: boolean }[] {
  const shown = shownRoutes(routes);
  const files = new Map<string, boolean>();
  for (const [id, route] of Object.entries(assets.routes)) {
    const address = route?.module ?? '';
    files.set(address, shown.has(id) || files.get(address) === true);
  }
  return [...files].map(([address, isShown]) => ({ address, isShown }));
}

/**
 * Several routes share a file (`chunkGroups` in vite.config.ts). React Router asks for each by an address of its own, so the
 * build writes a file for each that has nothing but exports of the shared one. These files are not deployed: the address in
 * the manifest is that of the shared file, and after `#` its names for `routeExports` (`/assets/shop-x.js#n,p,i`).
 * `importRoute` (`route-module.ts`) reads it. Null where a module has code of its own. Throws when it exports what is not
 * in the list.
 */
export function sharedAddress(text: string, address: string): string | null {
  const two = /^import\{([^}]+)\}from"([^"]+)";export\{([^}]+)\};\s*$/.exec(text);
  const one = /^export\{([^}]+)\}from"([^"]+)";\s*$/.exec(text);
  const [, names, from, exported = names] = two ?? one ?? [];
  if (from === undefined || exported === undefined) return null;
  const own = new Map(two ? renamed(names ?? '').map(([name, local]) => [local, name]) : []);
  const places = renamed(exported).map(([local, name]) => {
    const place = routeExports.indexOf(name);
    if (place < 0) throw new Error(`sharedAddress: ${address} exports ${name}, which is not in routeExports`);
    return [place, own.get(local) ?? local] as const;
  });
  const list: string[] = [];
  for (const [place, name] of places) list[place] = name;
  return `${new URL(from, new URL(address, 'file:')).pathname}#${Array.from(list, (name) => name ?? '')}`;
}

/** `a as b, c` as pairs. */
function renamed(list: string): [from: string, to: string][] {
  return list.split(',').map((entry) => {
    const [from = '', to = from] = entry.trim().split(' as ');
    return [from, to];
  });
}

/** Routes that nearly every page has. Their modules are in the file that a page starts with, and come with the manifest. */
const startRoute = /\/page-[\w-]+\.js#/;

/**
 * The text of the one file that a page of a build starts from: the manifest, the settings, the modules of the routes that
 * nearly every page has, then the entry, which reads all of them. React Router has a file for each, and every page would
 * fetch them all; the settings it writes into the page.
 */
export function startModule(build: BuiltRoutes & SettingsOfBuild, entry: string): string {
  const addresses = new Set(Object.values(build.assets.routes).map((route) => route?.module ?? ''));
  const modules = [...addresses]
    .filter((address) => startRoute.test(address))
    .map((address, index) => {
      const { file, names } = partsOf(address);
      const object = names.flatMap((name, place) => (name ? `${routeExports[place]}:start${index}.${name}` : []));
      return { head: `import*as start${index} from"${file}";`, entry: `"${address}":{${object}}` };
    });
  const settings = `window.__reactRouterContext=${JSON.stringify(routerSettings(build))};window.__reactRouterRouteModules={};`;
  const register = `const start={${modules.map((module) => module.entry)}};for(const[id,{module}]of Object.entries(__reactRouterManifest.routes))if(start[module])__reactRouterRouteModules[id]=start[module];`;
  return [...modules.map(({ head }) => head), browserManifest(build), settings, register, entry].join('\n');
}

function isRead(key: string, value: unknown): boolean {
  return (
    value !== false &&
    !['imports', 'hasDefaultExport', 'css'].includes(key) &&
    !(Array.isArray(value) && value.length === 0)
  );
}

/** The module that Vite adds to a build in which something is imported dynamically. */
const preloadHelper = /vite\/preload-helper/;

/**
 * Vite plugin: dynamic imports as the browser does them. Vite's own helper first adds preload links for styles and files
 * that an import needs. Here each part brings its own styles (`blocks/rendering/part-styles.ts`) and `build.modulePreload`
 * asks for no files, so the helper does nothing; but no option leaves it out, and it is 600 bytes of the home page's scripts.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    enforce: 'pre',
    load: (id) => (preloadHelper.test(id) ? 'export const __vitePreload = (load) => load();' : null),
  };
}

/**
 * React Router's modules that do nothing here: finding routes by and by (`routeDiscovery` is 'initial'), instrumentation
 * (`<HydratedRouter>` gets none), and links to stylesheets and files to fetch early (`<Links>` is for development, links
 * do not say `prefetch`).
 */
const unusedRouterPart = /react-router\/dist\/\w+\/lib\/(dom\/ssr\/(fog-of-war|links)|router\/instrumentation)\.js$/;

/**
 * Vite plugin: in the browser's build, each export of those modules is a function that answers with nothing, which is what
 * they answer where they are not in use. No option leaves them out, and they are 2.7 kB of every page's scripts.
 */
export function withoutUnusedRouterParts(): Plugin {
  return {
    name: 'without-unused-router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (!unusedRouterPart.test(id)) return null;
      const [, names] = /^export \{ (.+) \};$/m.exec(await readFile(id, 'utf8')) ?? [];
      if (names === undefined) throw new Error(`without-unused-router-parts: ${id} has no list of exports`);
      const exports = names.split(', ').map((name) => `nothing as ${name}`);
      return `const nothing = () => {};\nexport { ${exports.join(', ')} };`;
    },
  };
}

/** Where React Router imports the module of a route. */
const routeModules = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const importOfRoute = /\bimport\((?:\s|\/\*.*?\*\/)*route\.module\s*\)/;

/** Vite plugin: in the browser's build React Router imports routes by addresses as `sharedAddress` makes them. */
export function routesOfSharedFiles(): Plugin {
  return {
    name: 'routes-of-shared-files',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (!routeModules.test(id)) return null;
      const text = await readFile(id, 'utf8');
      if (!importOfRoute.test(text)) throw new Error(`routes-of-shared-files: ${id} imports no route`);
      const file = JSON.stringify(join(import.meta.dirname, 'route-module.ts'));
      return `import { importRoute } from ${file};\n${text.replace(importOfRoute, 'importRoute(route.module)')}`;
    },
  };
}

/** What React Router throws for a form that another site sent: it is refused with 400, and no fault of ours. */
const foreignForm = /^(The `request\.url` origin does not match|`origin` header is not a valid URL|Bad Request$)/;

export function isForeignForm(error: unknown): boolean {
  return error instanceof Error && foreignForm.test(error.message);
}
