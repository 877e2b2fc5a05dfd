/** What the server renders a document from, by what that document carries. */
const whole = new WeakMap<object, object>();

/**
 * Loader data of a document: the browser gets `carried`, and `all` is what the server renders. `all` is a
 * part of no response.
 */
export function carriedOf<Data extends object>(all: Data, carried: Data): Data {
  whole.set(carried, all);
  return carried;
}

/** All of it on the server; in the browser, what has come. */
export function wholeData<Data>(carried: Data): Data {
  if (!import.meta.env.SSR || typeof carried !== 'object' || carried === null) return carried;
  return (whole.get(carried) as Data | undefined) ?? carried;
}

/** Whether the application asks for data: it gets all of them. A document's HTML shows most of what it would need. */
export function isDataRequest(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data');
}
