import type { DataRouter } from 'react-router';

/**
 * What the bridge needs of a running page, beyond documented interfaces of React and React Router: the router, to show
 * content that no loader has answered, and which component an element came from. `page-internals.test.ts` fails with
 * any other version and says what to check.
 */
export const writtenFor = { 'react-router': '8.4.0', react: '19.3.1' };

type LoaderData = DataRouter['state']['loaderData'];

/**
 * The router of the page; undefined until the application runs. It is there a little earlier, while React goes through the
 * server's HTML: other data at that moment is not what the HTML shows (React's error 418), and the page is made anew.
 */
function router(): DataRouter | undefined {
  if (!('interactive' in document.documentElement.dataset)) return undefined;
  return (window as Window & { __reactRouterDataRouter?: DataRouter }).__reactRouterDataRouter;
}

/** What the loaders of the page in view have answered; null until the application has started. */
export function readLoaderData(): LoaderData | null {
  return router()?.state.loaderData ?? null;
}

/** Shows other data in place of a loader's answer, until the next navigation. */
export function showLoaderData(loaderData: LoaderData): void {
  router()?._internalSetStateDoNotUseOrYouWillBreakYourApp({ loaderData });
}

/** What React remembers of one component or element. */
export type Fiber = {
  key: string | null;
  type: unknown;
  stateNode: unknown;
  memoizedProps: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
};

/** The outermost fiber of the page as it is shown now; null until the application has started. */
export function rootFiber(container: object = document): Fiber | null {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const root = key === undefined ? null : ((container as Record<string, unknown>)[key] as Fiber | null);
  return (root?.stateNode as { current?: Fiber } | undefined)?.current ?? null;
}

/** The element of a fiber that stands for one. */
export function elementOf({ type, stateNode }: Fiber): Element | null {
  return typeof type === 'string' && stateNode instanceof Element ? stateNode : null;
}
