/** Nothing, not even of a film: the browser's own controls play it. */
export const mediaTextBrowserData = (): null => null;
