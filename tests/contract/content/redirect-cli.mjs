/**
 * Loaded before the vendor's CLI, which has no option for another host: sends what it asks its vendor to CONTENT_ORIGIN, and
 * files to and from the site of the contract tests, too.
 */
const vendorHosts = ['mapi.storyblok.com', 'api.storyblok.com', 'site.example'];
const send = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  if (!vendorHosts.includes(url.hostname)) throw new Error(`The CLI asked for ${url.origin}`);
  return send(
    new Request(
      new URL(url.pathname.replace('/_services/content', '') + url.search, process.env.CONTENT_ORIGIN),
      request,
    ),
  );
};
