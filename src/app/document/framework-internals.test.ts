// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import reactPackage from 'react-dom/package.json' with { type: 'json' };
import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  createRequestHandler,
  type EntryContext,
  Link,
  Outlet,
  type ServerBuild,
  useLoaderData,
} from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import routerPackage from 'react-router/package.json' with { type: 'json' };
import { type Plugin, build as viteBuild, version as viteVersion } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import devPackage from '../../../node_modules/@react-router/dev/package.json' with { type: 'json' };
import {
  browserManifest,
  type HydrationData,
  plainDynamicImports,
  readHydrationData,
  routeFiles,
  routesOfSharedFiles,
  sharedAddress,
  startModule,
  withoutUnusedRouterParts,
  writtenFor,
} from './framework-internals.ts';
import { setRouterGlobals } from './router-globals.ts';

const checklist = `This file was written for another version of React, React Router or Vite. Compare the two versions' sources, then name the new
version in framework-internals.ts:
- lib/dom/ssr/components.js, <Scripts>: the settings, modules and preloads that it writes (readHydrationData)
- lib/dom/ssr/server.js, <ServerRouter>: still without a data script when the context has no stream
- lib/dom-export/hydrated-router.js: the globals that it starts from (setRouterGlobals)
- vendor/turbo-stream-v2: how it writes values of JSON (encodeAnswers)
- lib/dom/ssr/routes.js and links.js: what is read of a route in the manifest (browserManifest)
- lib/dom and lib/dom-export: no other place reads a route's module from the manifest (sharedAddress)
- @react-router/dev's vite.js: the manifest's file and the global that it sets (browserManifest)
- lib/server-runtime/server.js and single-fetch.js, throwIfPotentialCSRFAttack: what it throws (isForeignForm)
- lib/dom/ssr/fog-of-war.js, links.js and lib/router/instrumentation.js: still answer with nothing where they are not in
  use (withoutUnusedRouterParts)
- react-dom's and react-router's features that no page uses: unused-parts-plugin.ts
- react's, react-dom's and scheduler's CommonJS files, which react-modules-plugin.ts makes modules of
- lib/dom/ssr/routeModules.js: takes modules of __reactRouterRouteModules before it imports any (startModule), and where it
  imports one (routesOfSharedFiles)
- vite's dist/node: the id and the export of the preload helper (plainDynamicImports)`;

it('was written for the installed versions', () => {
  const installed = {
    'react-router': routerPackage.version,
    '@react-router/dev': devPackage.version,
    'react-dom': reactPackage.version,
    vite: viteVersion,
  };
  expect(installed, checklist).toEqual(writtenFor);
});

const none = { hasAction: false, hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false };
const noParts = {
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};
const shown = { ...none, ...noParts, hasDefaultExport: true, hasLoader: true, hasErrorBoundary: false, css: [] };

/** A module that can be loaded here. */
const otherModule = 'data:text/javascript,export default () => "Elsewhere"';

const assets: AssetsManifest = {
  entry: { module: '/entry.js', imports: ['/react.js'] },
  url: '/manifest.js',
  version: '1',
  routes: {
    root: { ...shown, id: 'root', path: '', module: '/root.js', imports: ['/react.js'] },
    home: {
      ...shown,
      id: 'home',
      parentId: 'root',
      index: true,
      module: '/home.js',
      clientLoaderModule: '/home-loader.js',
      imports: ['/page.js'],
    },
    other: { ...shown, id: 'other', parentId: 'root', path: 'other', module: otherModule },
    feed: { ...shown, id: 'feed', parentId: 'root', path: 'feed.xml', module: '/feed.js' },
  },
};

const Root = () => createElement('main', null, createElement(Link, { to: '/other' }, 'On'), createElement(Outlet));
const Loaded = () => createElement('p', null, useLoaderData<string>());

let entryContext: EntryContext | undefined;
const build: ServerBuild = {
  entry: {
    module: {
      default(_request, _status, _headers, context) {
        entryContext = context;
        return new Response();
      },
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: Root, loader: () => null } },
    home: { id: 'home', parentId: 'root', index: true, module: { default: Loaded, loader: () => 'At </home>' } },
    other: { id: 'other', parentId: 'root', path: 'other', module: { default: Loaded, loader: () => null } },
  },
  assets,
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: 'client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};

/** What a request for `path` gives to `handleRequest`. */
async function contextOf(path: string, serverBuild = build): Promise<EntryContext> {
  entryContext = undefined;
  await createRequestHandler(serverBuild, 'production')(new Request(`http://site.example${path}`));
  if (entryContext === undefined) throw new Error('handleRequest was not called');
  return entryContext;
}

describe('readHydrationData', () => {
  it('names the modules of the matched routes, and everything to preload once', async () => {
    const { modules } = await readHydrationData(await contextOf('/'));
    expect(modules).toEqual({
      preload: ['/manifest.js', '/react.js', '/root.js', '/home-loader.js', '/home.js', '/page.js'],
      routes: { root: ['/root.js'], home: ['/home-loader.js', '/home.js'] },
      entry: '/manifest.js',
    });
  });

  it('leaves out the modules that come with the manifest, not what they import', async () => {
    const { root } = assets.routes;
    if (!root) throw new Error('the manifest has a root');
    const routes = { ...assets.routes, root: { ...root, module: '/assets/page-AbCd1234.js#a,,c' } };
    const { modules } = await readHydrationData(await contextOf('/', { ...build, assets: { ...assets, routes } }));
    expect(modules.preload).toEqual(['/manifest.js', '/react.js', '/home-loader.js', '/home.js', '/page.js']);
    expect(modules.routes).toEqual({ home: ['/home-loader.js', '/home.js'] });
  });

  it('executes hot reload before the manifest, in development', async () => {
    const context = await contextOf('/', { ...build, assets: { ...assets, hmr: { runtime: '/hmr.js' } } });
    expect((await readHydrationData(context)).modules).toMatchObject({
      before: ['/hmr.js', '/manifest.js'],
      entry: '/entry.js',
    });
  });

  it('carries plain answers as JSON, and others as React Router writes them', async () => {
    const answersOf = async (answer: unknown) => {
      const { routes } = build;
      const { home } = routes;
      if (!home) throw new Error('there is a home route');
      const other = { ...home, module: { ...home.module, loader: () => answer } };
      const { answers } = await readHydrationData(
        await contextOf('/', { ...build, routes: { ...routes, home: other } }),
      );
      return typeof answers === 'string' ? 'a stream' : JSON.parse(JSON.stringify(answers));
    };
    const plain = { text: 'a', list: [1, null, { on: true }], none: undefined };
    const loaderData = { root: null, home: plain };
    expect(await answersOf(plain)).toEqual({ loaderData });
    for (const other of [new Date(0), { list: [undefined] }, { amount: Number.NaN }, new Map(), Promise.resolve(1)]) {
      expect(await answersOf({ other })).toBe('a stream');
    }
  });

  it('refuses a context whose stream was read, and a manifest that is found out by and by', async () => {
    const { serverHandoffStream: _stream, ...context } = await contextOf('/');
    await expect(readHydrationData(context)).rejects.toThrow('no data stream');
    const lazy = await contextOf('/', { ...build, routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' } });
    await expect(readHydrationData(lazy)).rejects.toThrow("must be 'initial'");
  });
});

describe('browserManifest', () => {
  const routes = { ...build.routes, feed: { id: 'feed', parentId: 'root', module: {} } };
  const text = browserManifest({ assets, routes });
  const prefix = 'window.__reactRouterManifest=';
  const manifest = JSON.parse(text.slice(prefix.length, -1));

  it('sets the global that React Router reads', () => {
    expect(text.startsWith(prefix)).toBe(true);
    expect(manifest).toMatchObject({ entry: assets.entry, url: assets.url, version: assets.version });
  });

  it('comes before the entry in the file that a page starts from', () => {
    const start = startModule({ ...build, routes }, 'start();');
    expect(start.startsWith(`${text}\n`)).toBe(true);
    expect(start.endsWith('\nstart();')).toBe(true);
  });

  it('comes with the modules that nearly every page has', () => {
    const shared = {
      ...assets,
      routes: { ...assets.routes, root: { ...shown, id: 'root', module: '/page-x.js#a,,c' } },
    };
    const start = startModule({ ...build, routes, assets: shared }, 'start();');
    const window = { __reactRouterContext: {}, __reactRouterRouteModules: {} };
    const head = 'import*as start0 from"/page-x.js";';
    expect(start.startsWith(head)).toBe(true);
    const body = start.slice(head.length).replace(/start\(\);$/, '');
    new Function('window', 'start0', `with(window){${body}}`)(window, { a: 1, c: 3 });
    expect(window.__reactRouterRouteModules).toEqual({ root: { default: 1, meta: 3 } });
    const { routeDiscovery } = build;
    expect(window.__reactRouterContext).toEqual({
      basename: '/',
      future: {},
      ssr: true,
      isSpaMode: false,
      routeDiscovery,
    });
  });

  it('leaves out routes without a page, and what says no', () => {
    expect(manifest.routes).toEqual({
      root: { id: 'root', path: '', hasLoader: true, module: '/root.js' },
      home: {
        id: 'home',
        parentId: 'root',
        index: true,
        hasLoader: true,
        module: '/home.js',
        clientLoaderModule: '/home-loader.js',
      },
      other: { id: 'other', parentId: 'root', path: 'other', hasLoader: true, module: otherModule },
    });
  });

  it('keeps the parent of a page that has no component of its own', () => {
    expect(browserManifest({ assets, routes: { ...routes, root: { id: 'root', module: {} } } })).toContain('"root":{');
  });
});

describe('sharedAddress', () => {
  it.each([
    'import{a as b,c}from"./shop-x.js";export{b as default,c as meta};\n',
    'export{a as default,c as meta}from"./shop-x.js";',
  ])('names a route by the file that has it: %s', (text) => {
    expect(sharedAddress(text, '/assets/list-page-y.js')).toBe('/assets/shop-x.js#a,,c');
  });

  it.each(['export default 1;', 'import{a}from"./b.js";import{c}from"./d.js";export{a as default,c as meta};'])(
    'leaves a module that is more than exports of one file: %s',
    (text) => expect(sharedAddress(text, '/assets/list-page-y.js')).toBeNull(),
  );

  it('refuses an export that it has no place for', () => {
    const text = 'export{a as default,b as links}from"./shop-x.js";';
    expect(() => sharedAddress(text, '/assets/list-page-y.js')).toThrow('exports links');
  });
});

describe('routeFiles', () => {
  it('says of each file whether a browser may ask for it', () => {
    const routes = { ...build.routes, feed: { id: 'feed', parentId: 'root', module: {} } };
    expect(routeFiles({ assets, routes })).toEqual([
      { address: '/root.js', isShown: true },
      { address: '/home.js', isShown: true },
      { address: otherModule, isShown: true },
      { address: '/feed.js', isShown: false },
    ]);
  });
});

describe('React Router’s own <HydratedRouter>', () => {
  it('starts from the globals with what the server loaded, and loads another route by the manifest', async () => {
    const data = JSON.parse(JSON.stringify(await readHydrationData(await contextOf('/')))) as HydrationData;
    const requested: string[] = [];
    vi.stubGlobal('fetch', async (url: URL) => {
      requested.push(url.pathname);
      return createRequestHandler(build, 'production')(new Request(url));
    });
    // The file that the page starts from, as a browser executes it.
    new Function('window', `with(window){${startModule(build, '')}}`)(window);
    window.__reactRouterRouteModules = { root: { default: Root }, home: { default: Loaded } };
    await setRouterGlobals({ ...data, modules: { ...data.modules, routes: {} } });
    const container = document.createElement('div');
    createRoot(container).render(createElement(HydratedRouter));

    await vi.waitFor(() => expect(container.textContent).toBe('OnAt </home>'), { timeout: 10_000 });
    expect(requested).toEqual([]);
    container.querySelector('a')?.click();
    await vi.waitFor(() => expect(container.textContent).toBe('OnElsewhere'), { timeout: 10_000 });
    expect(requested).toEqual(['/other.data']);
  });
});

describe('plainDynamicImports', () => {
  /** A file that imports another one dynamically, built; the text of both. */
  async function built(...plugins: Plugin[]): Promise<string> {
    const sources: Plugin = {
      name: 'sources',
      resolveId: (id) => (/^(entry|part)$/.test(id) ? id : null),
      load: (id) => ({ entry: "import('part').then(({ part }) => part());", part: 'export const part = () => 1;' })[id],
    };
    const result = await viteBuild({
      configFile: false,
      logLevel: 'silent',
      plugins: [sources, ...plugins],
      build: { write: false, minify: false, modulePreload: { polyfill: false }, rolldownOptions: { input: 'entry' } },
    });
    const output = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
    return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  }

  it('replaces Vite’s helper, which would be there otherwise', async () => {
    expect(await built()).toContain('vite:preloadError');
    const plain = await built(plainDynamicImports());
    expect(plain).not.toContain('vite:preloadError');
    expect(plain).toMatch(/import\(/);
  });
});

const folder = join(import.meta.dirname, '../../../node_modules/react-router/dist/production/lib');

/** What a plugin makes of a file of React Router. */
async function loadedBy({ load }: Plugin, file: string): Promise<string | null> {
  if (typeof load !== 'function') throw new Error('the plugin has no load()');
  return (load as (id: string) => Promise<string | null>)(join(folder, file));
}

describe('routesOfSharedFiles', () => {
  it('imports routes by the addresses of files that they share', async () => {
    const text = (await loadedBy(routesOfSharedFiles(), 'dom/ssr/routeModules.js')) ?? '';
    expect(text).toContain('let routeModule = await importRoute(route.module);');
    expect(text).toMatch(/^import \{ importRoute \} from ".+\/route-module\.ts";/);
    expect(text).not.toContain('import(');
  });

  it('leaves other modules as they are', async () => {
    expect(await loadedBy(routesOfSharedFiles(), 'router/router.js')).toBeNull();
  });
});

describe('withoutUnusedRouterParts', () => {
  const loaded = (file: string) => loadedBy(withoutUnusedRouterParts(), file);

  it.each([
    ['dom/ssr/fog-of-war.js', 'useFogOFWarDiscovery'],
    ['dom/ssr/links.js', 'prefetchStyleLinks'],
    ['router/instrumentation.js', 'instrumentClientSideRouter'],
  ])('exports nothing in place of what %s does', async (file, name) => {
    const text = (await loaded(file)) ?? '';
    const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Record<string, () => unknown>;
    expect(module[name]?.()).toBeUndefined();
    const exported = [...readFileSync(join(folder, file), 'utf8').matchAll(/^export \{ (.+) \};$/gm)].flatMap(
      ([, names = '']) => names.split(', '),
    );
    expect(Object.keys(module).sort()).toEqual(exported.sort());
  });

  it('leaves other modules as they are', async () => {
    expect(await loaded('router/router.js')).toBeNull();
  });
});
