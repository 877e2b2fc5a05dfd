import { appendFileSync } from 'node:fs';

/** Loaded before the site: notes the name of every query parameter that the pages ask for, in the file QUERY_LOG. */
for (const method of ['get', 'getAll', 'has']) {
  const original = URLSearchParams.prototype[method];
  URLSearchParams.prototype[method] = function noted(name, ...others) {
    if (new Error().stack?.includes('/build/server/')) appendFileSync(process.env.QUERY_LOG, `${name}\n`);
    return original.call(this, name, ...others);
  };
}
