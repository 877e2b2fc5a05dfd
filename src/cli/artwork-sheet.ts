import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { contentSeed } from '#content/seed.ts';
import { openArtworkLibrary } from '#services/images/artwork-library.ts';
import { drawingsInPage, repeatsOf, usesIn } from './artwork-use.ts';

/**
 * `npm run artwork:sheet -- [--out var/artwork.html] [--site http://localhost:3000]`: writes one page with every drawing and
 * prints their number, which are used nowhere and which stand twice in one story. With `--site` it also reads every page of
 * the sitemap as it is served, so that pictures which a section takes from other stories count. Exits with 1 on any finding.
 */
const pageMs = 10_000;
const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: { out: { type: 'string', default: 'var/artwork.html' }, site: { type: 'string' } },
});

const artwork = join(root, 'content/artwork');
const library = openArtworkLibrary(artwork);
const names = library.names();

const uses = contentSeed(new Date()).stories.flatMap(({ full_slug, content }) => usesIn(full_slug, content));
const shopText = JSON.stringify(commerceSeed);
const used = new Set(uses.map(({ drawing }) => drawing));
const unused = names.filter((name) => !used.has(name.replace('/', '-')) && !shopText.includes(`"${name}"`));
const repeats = repeatsOf(uses);
if (values.site !== undefined) repeats.push(...(await repeatsOfSite(values.site)));

const out = resolve(root, values.out);
await mkdir(dirname(out), { recursive: true });
await writeFile(out, sheet());
for (const name of unused) process.stdout.write(`used nowhere: ${name}\n`);
for (const repeat of repeats) process.stdout.write(`twice on one page: ${repeat}\n`);
process.stdout.write(`${names.length} drawings, ${unused.length} used nowhere: ${out}\n`);
process.exitCode = unused.length + repeats.length === 0 ? 0 : 1;

async function repeatsOfSite(site: string): Promise<string[]> {
  const read = async (url: string) => (await fetch(url, { signal: AbortSignal.timeout(pageMs) })).text();
  const sitemap = await read(new URL('/sitemap.xml', site).href);
  const found: string[] = [];
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { pathname } = new URL(address);
    const shown = drawingsInPage(await read(new URL(pathname, site).href));
    for (const drawing of new Set(shown.filter((name, index) => shown.indexOf(name) !== index)))
      found.push(`${pathname} as served: ${drawing}`);
  }
  return found;
}

function sheet(): string {
  const figures = names.map((name) => {
    const source = relative(dirname(out), join(artwork, `${name}.svg`));
    const note = unused.includes(name) ? ' (used nowhere)' : '';
    return `<figure><img src="${source}" alt="" loading="lazy"><figcaption>${name}${note}</figcaption></figure>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${names.length} drawings</title><style>
body{font:14px/1.4 sans-serif;margin:1rem;background:#ddd}main{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(20rem,1fr))}
figure{margin:0}img{display:block;width:100%;height:15rem;object-fit:contain;background:#bbb}</style>
<h1>${names.length} drawings</h1><main>${figures.join('\n')}</main></html>
`;
}
