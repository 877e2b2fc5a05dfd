import type { HydrationData, RouterSettings } from './framework-internals.ts';
import { importRoute } from './route-module.ts';

declare global {
  interface Window {
    /** What `<HydratedRouter>` starts from. `stream` holds the answers of the loaders. */
    __reactRouterContext?: Partial<RouterSettings> & { stream?: unknown };
    __reactRouterRouteModules?: Record<string, object>;
  }
}

/**
 * Sets the global variables that `<HydratedRouter>` starts from, beside what the file that a page starts from has set already
 * (`startModule`). The third, `__reactRouterManifest`, is set there, or in development by the manifest's own module. Rejects
 * when a module does not come.
 */
export async function setRouterGlobals({ settings, answers, modules: { routes = {} } }: HydrationData): Promise<void> {
  const routeModules = await Promise.all(
    Object.entries(routes).map(async ([id, urls]) => {
      const parts = await Promise.all(urls.map(importRoute));
      return [id, Object.assign({}, ...parts) as object] as const;
    }),
  );
  const stream = new Response(typeof answers === 'string' ? answers : encodeAnswers(answers)).body;
  window.__reactRouterContext = { ...window.__reactRouterContext, ...settings, stream };
  window.__reactRouterRouteModules = { ...window.__reactRouterRouteModules, ...Object.fromEntries(routeModules) };
}

/**
 * A value of JSON as React Router's `turbo-stream` writes it: a list in which objects and lists hold the places of their
 * values, and objects those of their names. A page carries plain JSON instead, because the places of a home page are 0.7 kB
 * of its compressed HTML.
 */
export function encodeAnswers(value: unknown): string {
  const values: unknown[] = [];
  const places = new Map<unknown, number>();
  const add = (entry: unknown): number => {
    if (entry === null) return nullPlace;
    const known = places.get(entry);
    if (known !== undefined) return known;
    const place = values.push(entry) - 1;
    if (typeof entry !== 'object') places.set(entry, place);
    else if (Array.isArray(entry)) values[place] = entry.map(add);
    else
      values[place] = Object.fromEntries(Object.entries(entry).map(([name, inner]) => [`_${add(name)}`, add(inner)]));
    return place;
  };
  add(value);
  return `${JSON.stringify(values)}\n`;
}

/** `turbo-stream` has places below zero for what JSON has no sign for, and for null. */
const nullPlace = -5;
