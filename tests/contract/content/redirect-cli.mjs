/** Loaded before the vendor's CLI, which has no option for another host: sends what it asks its vendor to CONTENT_ORIGIN. */
const vendorHosts = ['mapi.storyblok.com', 'api.storyblok.com'];
const send = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  if (!vendorHosts.includes(url.hostname)) throw new Error(`The CLI asked for ${url.origin}`);
  return send(new Request(new URL(url.pathname + url.search, process.env.CONTENT_ORIGIN), request));
};
