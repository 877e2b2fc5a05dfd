import { type APIRequestContext, expect, test } from '@playwright/test';
import { pages } from './addresses.ts';

type Found = { status: number; type: string; html: string };
type Link = { path: string; hash: string; from: string };

/** Pages asked for at once. */
const together = 4;
/** Addresses of one path that differ in their query alone: filters and pages of a list, of which a few say enough. */
const queriesOfOnePath = 4;

/** What a browser without scripts sees of an address, redirects followed. */
async function read(request: APIRequestContext, address: string): Promise<Found> {
  const response = await request.get(address, { headers: { Accept: 'text/html' } });
  const type = response.headers()['content-type'] ?? '';
  return { status: response.status(), type, html: type.includes('text/html') ? await response.text() : '' };
}

/** The links of a page that stay on the site. */
function linksOf(html: string, from: string, origin: string): Link[] {
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].flatMap(([, href = '']) => {
    const url = new URL(href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"), origin + from);
    if (url.origin !== origin) return [];
    return [{ path: url.pathname + url.search, hash: decodeURIComponent(url.hash.slice(1)), from }];
  });
}

/** The words of a page's own part. */
function wordsOf(html: string): string {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test('every link of the site leads to a page that is there, and every hash to a part of it, without scripts', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const seen = new Map<string, Found>();
  const links: Link[] = [];
  const wrong: string[] = [];
  let waiting: Link[] = pages.map(([path]) => ({ path, hash: '', from: 'the table of routes' }));
  while (waiting.length > 0) {
    const batch = waiting.splice(0, together);
    const found = await Promise.all(batch.map(({ path }) => read(request, path)));
    for (const [index, { path, from }] of batch.entries()) {
      const page = found[index];
      if (!page) continue;
      seen.set(path, page);
      if (page.status !== 200) wrong.push(`${path} (linked on ${from}): ${page.status}`);
      if (page.html === '') continue;
      const inner = path.startsWith('/_services/') ? [] : linksOf(page.html, path.split('?')[0] ?? '/', baseURL ?? '');
      if (!path.startsWith('/_services/') && !path.startsWith('/book') && wordsOf(page.html).length < 40) {
        wrong.push(`${path}: no words in its main part`);
      }
      links.push(...inner);
      waiting.push(...inner);
    }
    const known = new Set(seen.keys());
    waiting = waiting.filter(({ path }) => {
      const [bare = ''] = path.split('?');
      const siblings = [...known].filter((other) => other.startsWith(`${bare}?`)).length;
      if (known.has(path) || (path.includes('?') && siblings >= queriesOfOnePath)) return false;
      known.add(path);
      return true;
    });
  }
  expect(seen.size).toBeGreaterThan(120);

  for (const { path, hash, from } of links) {
    const html = seen.get(path)?.html;
    if (hash === '' || !html) continue;
    if (!html.includes(` id="${hash}"`)) wrong.push(`${path}#${hash} (linked on ${from}): no such part`);
  }
  expect([...new Set(wrong)]).toEqual([]);
});
