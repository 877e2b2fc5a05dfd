import { createRequestHandler, type ServerBuild } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { isForeignForm } from './framework-internals.ts';

const handleError = vi.fn();
const home = { hasAction: true, hasLoader: false, hasErrorBoundary: false, hasDefaultExport: true, module: '/home.js' };
const noClientParts = { hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false };
const noModules = {
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};
const build: ServerBuild = {
  entry: { module: { default: () => new Response(), handleError } },
  routes: { home: { id: 'home', path: 'home', module: { default: () => null, action: () => null } } },
  assets: {
    entry: { module: '/entry.js', imports: [] },
    url: '/manifest.js',
    version: '1',
    routes: { home: { ...home, ...noClientParts, ...noModules, id: 'home', path: 'home', css: [] } },
  },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: 'client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};

/** What React Router says is wrong with a form to `path` from a page of `origin`. */
async function refusal(path: string, origin: string): Promise<{ status: number; errors: unknown[] }> {
  handleError.mockClear();
  const request = new Request(`http://site.example${path}`, { method: 'POST', headers: { Origin: origin } });
  const { status } = await createRequestHandler(build, 'production')(request);
  return { status, errors: handleError.mock.calls.map(([error]) => error) };
}

describe('isForeignForm', () => {
  it.each([
    ['/home', 'https://evil.example'],
    ['/home', 'evil'],
    ['/home.data', 'https://evil.example'],
  ])('knows what is thrown for a form to %s from %s', async (path, origin) => {
    const { status, errors } = await refusal(path, origin);
    expect(status).toBe(400);
    expect(errors.map(isForeignForm)).toEqual([true]);
  });

  it('takes nothing else for it', async () => {
    expect(await refusal('/home', 'http://site.example')).toEqual({ status: 200, errors: [] });
    expect(isForeignForm(new Error('Bad Request for the shop'))).toBe(false);
    expect(isForeignForm('Bad Request')).toBe(false);
  });
});
