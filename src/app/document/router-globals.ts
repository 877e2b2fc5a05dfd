import type { HydrationData } from './framework-internals.ts';

declare global {
  interface Window {
    /** What `<HydratedRouter>` starts from. `stream` holds the answers of the loaders until they are opened. */
    __reactRouterContext?: { stream?: unknown };
  }
}

/**
 * The global variables that `<HydratedRouter>` starts from, but for the answers of the loaders, which `openAnswers` makes a
 * stream of. The third, `__reactRouterManifest`, is set by the manifest's own module.
 */
export function routerGlobals({ context, answers }: HydrationData, routeModules: Record<string, object>) {
  return {
    __reactRouterContext: { ...context, stream: answers },
    __reactRouterRouteModules: routeModules,
  };
}

/** Makes a stream of the answers that `routerGlobals` has set, as React Router reads them. */
export function openAnswers(): void {
  const { __reactRouterContext: context } = window;
  if (!context) return;
  const { stream: answers } = context;
  context.stream = new Response(typeof answers === 'string' ? answers : encodeAnswers(answers)).body;
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
