import { fullSourceSet } from '#protocol/storyblok/source-set.ts';

/** Reads pages and pictures of a running site as visitors do. */
const timeLimitMs = 60_000;

export async function sitePaths(address: string): Promise<string[]> {
  const sitemap = await read(`${address}/sitemap.xml`);
  return [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/<]+(\/?[^<]*)<\/loc>/g)].map(([, path]) => path || '/');
}

/** Addresses of the pictures of the site's pages, each once: in all widths that the pages offer. */
export async function pictureAddresses(address: string, wanted: number): Promise<string[]> {
  const found = new Set<string>();
  for (const path of await sitePaths(address)) {
    const html = await read(address + path);
    for (const [, attribute = '', value = ''] of html.matchAll(/ (srcset|data-srcset)="([^"]+)"/gi)) {
      const candidates = attribute === 'data-srcset' ? fullSourceSet(value) : value;
      for (const candidate of candidates.split(', ')) {
        const [picture = ''] = candidate.split(' ');
        if (picture.startsWith('/f/')) found.add(picture.replaceAll('&amp;', '&'));
      }
    }
    if (found.size >= wanted * 2) break;
  }
  return [...found].slice(0, wanted);
}

/** Addresses with one or two values of the filters and choices that these pages offer. */
export async function offeredQueries(address: string, paths: readonly string[]): Promise<string[]> {
  const single = new Set<string>();
  const pairs = new Set<string>();
  for (const path of paths) {
    const html = await read(address + path);
    for (const [, query = ''] of html.matchAll(/href="(\?[^"#]+)"/g)) single.add(path + query.replaceAll('&amp;', '&'));
    const fields = [...html.matchAll(/<select[^>]* name="(\w+)"[^>]*>(.*?)<\/select>/gs)].map(
      ([, name = '', options = '']) =>
        [...options.matchAll(/value="([^"&]+)"/g)].map(([, value = '']): [string, string] => [name, value]),
    );
    for (const [index, choices] of fields.entries()) {
      for (const choice of choices) {
        single.add(`${path}?${new URLSearchParams([choice])}`);
        for (const other of fields.slice(index + 1).flat())
          pairs.add(`${path}?${new URLSearchParams([choice, other])}`);
      }
    }
  }
  return [...single, ...pairs];
}

/** Asks for all addresses, over so many connections. Throws at any answer but a good one. */
export async function askForAll(urls: readonly string[], connections: number, headers: Record<string, string>) {
  const left = [...urls];
  const askNext = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      const answer = await fetch(url, { headers, signal: AbortSignal.timeout(timeLimitMs) });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, askNext));
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeLimitMs) });
  return answer.text();
}
