import type { Plugin } from 'vite';
import { type Cut, child, isNode, type Node, withCuts } from './syntax-tree.ts';

/** What a module does that nothing here uses. */
type UnusedParts = {
  file: RegExp;
  /** Functions by name, at any depth, and what each answers with instead: what it answers where its feature is not in use. */
  functions?: Record<string, string>;
  /** Statements that assign to one of these. They are side effects, so no bundler leaves them out. */
  assignments?: RegExp;
};

/** A function that answers with nothing, or is never called. */
const none = '';

/**
 * React and React Router for browsers come as a few files whose features no option and no bundler takes apart. These are
 * features that no page uses; together they are 13 kB of every page's scripts. Whoever begins to use one takes its lines
 * from here: types cannot tell, `unused-parts-plugin.test.ts` does.
 *
 * The names are those of the versions in `framework-internals.ts`. A build fails when one is not there.
 */
export const unusedParts: UnusedParts[] = [
  {
    file: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    functions: {
      // A ref of a <Fragment>.
      FragmentInstance: none,
      commitFragmentInstanceDeletionEffects: none,
      commitFragmentInstanceInsertionEffects: none,
      commitNewChildToFragmentInstance: none,
      commitNewChildToFragmentInstances: none,
      deleteChildFromFragmentInstance: none,
      // <SuspenseList>.
      cutOffTailIfNeeded: none,
      findFirstSuspended: 'null',
      findLastContentRow: 'null',
      initSuspenseListRenderState: none,
      updateSuspenseListComponent: 'null',
      // <Activity>.
      commitActivityHydrationCallbacks: none,
      getActivityInstanceFromFiber: 'null',
      mountActivityChildren: 'null',
      retryActivityComponentWithoutHydrating: 'null',
      updateActivityComponent: 'null',
      // Stylesheets with `precedence`, scripts with `async`, `preload()` and the like in the browser.
      acquireResource: 'null',
      adoptPreloadPropsForScript: none,
      adoptPreloadPropsForStylesheet: none,
      getResource: 'null',
      insertStylesheet: none,
      insertStylesheetIntoRoot: none,
      insertSuspendedStylesheets: none,
      preconnectAs: none,
      preinitModuleScript: none,
      preinitScript: none,
      preinitStyle: none,
      preload: none,
      preloadModule: none,
      preloadResourceAndSuspendIfNeeded: none,
      preloadStylesheet: none,
      suspendResource: none,
      // `useActionState`, and functions as a form's `action`. Forms here are React Router's, or sent by `fetch`.
      TransitionAwareHostComponent: none,
      dispatchActionState: none,
      ensureFormComponentIsStateful: none,
      extractEvents$1: none,
      handleActionReturnValue: none,
      mountActionState: none,
      recursivelyResetForms: none,
      requestFormReset$1: none,
      rerenderActionState: none,
      runActionStateAction: none,
      startHostTransition: none,
      updateActionState: none,
      updateActionStateImpl: none,
      // Elements whose names have a hyphen.
      setPropOnCustomElement: none,
      // Portals.
      createFiberFromPortal: none,
      hideOrUnhideNearestPortals: none,
      updatePortal: none,
      // `onSelect`, `onBeforeInput`, `onCompositionEnd`.
      constructSelectEvent: none,
      getFallbackBeforeInputChars: none,
      getNativeBeforeInputChars: none,
      isFallbackCompositionEnd: none,
      // The names of components in an error's `componentStack`, which nobody reads: minified ones say nothing.
      describeNativeComponentFrame: "''",
      getStackByFiberInDevAndProd: "''",
      // `findDOMNode`, `unstable_scheduleHydration`, the React compiler's cache.
      findCurrentFiberUsingSlowPath: none,
      findCurrentHostFiberImpl: none,
      attemptExplicitHydrationTarget: none,
      useMemoCache: none,
      // Browsers older than those that the build is for: events with a vendor's prefix, `onpropertychange`.
      getVendorPrefixedEventName: 'eventName',
      handleEventsForInputEventPolyfill: none,
      handlePropertyChange: none,
    },
    // … and what `onEnter` and the like of a <ViewTransition> are given.
    assignments:
      /^((FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+|ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration)$/,
  },
  {
    file: /react-router\/dist\/production\/lib\/router\/router\.js$/,
    functions: {
      // Fetchers: `useFetcher`, and `useSubmit` without a navigation.
      abortStaleFetchLoads: 'false',
      deleteFetcher: none,
      fetch: none,
      getDoneFetcher: none,
      getFetcher: none,
      getLoadingFetcher: none,
      getSubmittingFetcher: none,
      getUpdatedRevalidatingFetchers: none,
      handleFetcherAction: none,
      handleFetcherLoader: none,
      markFetchRedirectsDone: 'false',
      markFetchersDone: none,
      queueFetcherForDeletion: none,
      setFetcherError: none,
      updateFetcherState: none,
      // `useBlocker`.
      deleteBlocker: none,
      getBlocker: none,
      shouldBlockNavigation: none,
      updateBlocker: none,
      // <ScrollRestoration>: `navigation/window-scroll.ts` does it.
      enableScrollRestoration: none,
      getSavedScrollPosition: 'null',
      getScrollKey: none,
      saveScrollPosition: none,
      // Routes that are found by and by: `routeDiscovery` is 'initial'.
      discoverRoutes: none,
      patchRoutes: none,
      patchRoutesImpl: none,
      // Links and forms with `viewTransition`: React's <ViewTransition> does it.
      persistAppliedTransitions: none,
      restoreAppliedTransitions: none,
      // Routers without React Router's server.
      defaultDataStrategy: none,
      defaultDataStrategyWithMiddleware: none,
    },
  },
  {
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
    functions: {
      // Links with `prefetch`; React Router's own <Scripts> (`Scripts.tsx` stands in its place).
      PrefetchPageLinks: 'null',
      Scripts: 'null',
      usePrefetchBehavior: '[false, null, {}]',
    },
  },
  {
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/routes\.js$/,
    // Hot reload.
    functions: {
      createClientRoutesWithHMRRevalidationOptOut: none,
      wrapShouldRevalidateForHdr: 'routeShouldRevalidate',
    },
  },
  {
    file: /react-router\/dist\/production\/lib\/hooks\.js$/,
    // React Server Components, and an error without an `ErrorBoundary`: `root.tsx` has one.
    functions: { DefaultErrorComponent: 'null', RSCErrorHandler: 'null' },
  },
  // Names for React's developer tools. They keep components that nothing renders.
  {
    file: /react-router\/dist\/production\/lib\/(dom\/lib|dom\/ssr\/components|context)\.js$/,
    assignments: /\.displayName$/,
  },
];

/** The texts that a module loses, with what stands in their place; and the functions that were found. */
function* cutsOf(code: string, node: Node, parts: UnusedParts): Generator<Cut & { name?: string }> {
  const body = child(node, 'body');
  const name = child(node, 'id')?.name;
  if (node.type === 'FunctionDeclaration' && body !== null && typeof name === 'string') {
    const answer = parts.functions?.[name];
    if (answer !== undefined) {
      yield { at: body, text: answer === none ? '{}' : `{ return ${answer}; }`, name };
      return;
    }
  }
  const assigned = node.type === 'ExpressionStatement' ? child(child(node, 'expression') ?? node, 'left') : null;
  if (assigned !== null && parts.assignments?.test(code.slice(assigned.start, assigned.end))) {
    yield { at: node, text: ';' };
    return;
  }
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* cutsOf(code, value, parts);
}

/** A module's text without its unused parts. Throws when one of them is not there. */
export function withoutParts(code: string, program: unknown, parts: UnusedParts): string {
  if (!isNode(program)) throw new Error('withoutParts: not a syntax tree');
  const cuts = [...cutsOf(code, program, parts)];
  const missing = Object.keys(parts.functions ?? {}).filter((name) => !cuts.some((cut) => cut.name === name));
  if (missing.length > 0) throw new Error(`${parts.file} has no function ${missing.join(', ')}`);
  if (parts.assignments && !cuts.some((cut) => cut.name === undefined))
    throw new Error(`${parts.file} assigns nothing to ${parts.assignments}`);
  return withCuts(code, cuts);
}

/** Vite plugin: leaves the unused parts of React and React Router out of the browser's build. */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const found = unusedParts.filter(({ file }) => file.test(id));
      if (found.length === 0) return null;
      return found.reduce((text, parts) => withoutParts(text, this.parse(text), parts), code);
    },
  };
}
