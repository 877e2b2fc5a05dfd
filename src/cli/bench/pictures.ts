import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startBuiltSite } from '../built-site.ts';

/**
 * `npm run bench:pictures [-- <pictures> <connections>]`: memory of the web process, and of the processes it started,
 * before, while and after 500 different pictures are rendered. Reads `/proc`, so it needs Linux. Exits with 1 when the
 * web process is over 250 MB, or grows by more than a tenth in the second half.
 */
const wanted = Number(process.argv[2] ?? 500);
const connections = Number(process.argv[3] ?? 4);
const mostMegabytes = 250;
const mostGrowth = 1.1;
const sampleEveryMs = 250;

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
const print = (line: string) => process.stdout.write(`${line}\n`);
print(`machine: ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`);
const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
const site = await startBuiltSite(await freePort(), {
  DATABASE_URL: `file:${join(folder, 'ash.db')}`,
  CONTENT_RATE_LIMIT: '0',
});

const mostOf = { web: 0, others: 0 };
const addresses = await collectPictures();
const before = memory();
const sampling = setInterval(memory, sampleEveryMs);
const started = performance.now();
const half = Math.floor(addresses.length / 2);
await fetchAll(addresses.slice(0, half));
const middle = memory();
await fetchAll(addresses.slice(half));
const seconds = (performance.now() - started) / 1000;
const after = memory();
clearInterval(sampling);
await site.stop();
rmSync(folder, { recursive: true });

print(`${addresses.length} pictures over ${connections} connections in ${seconds.toFixed(1)} s`);
for (const [when, { web, others }] of Object.entries({ before, middle, after, most: mostOf })) {
  print(`${when}: web process ${web.toFixed(0)} MB, processes it started ${others.toFixed(0)} MB`);
}
if (after.web > mostMegabytes || after.web > middle.web * mostGrowth) process.exitCode = 1;

/** Addresses of the pictures of the site's pages, each once: in all widths that the pages offer. */
async function collectPictures(): Promise<string[]> {
  const sitemap = await (await fetch(`${site.address}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/<]+(\/?[^<]*)<\/loc>/g)].map(([, path = '/']) => path);
  const found = new Set<string>();
  for (const path of pages) {
    const html = await (await fetch(site.address + path)).text();
    for (const [, candidates = ''] of html.matchAll(/srcset="([^"]+)"/gi)) {
      for (const candidate of candidates.split(', ')) {
        const [address = ''] = candidate.split(' ');
        if (address.startsWith('/f/')) found.add(address.replaceAll('&amp;', '&'));
      }
    }
    if (found.size >= wanted * 2) break;
  }
  return [...found].slice(0, wanted);
}

async function fetchAll(paths: string[]): Promise<void> {
  const left = [...paths];
  const fetchNext = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const answer = await fetch(site.address + path, { headers: { Accept: 'image/webp' } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, fetchNext));
}

/** Resident memory in megabytes; remembers the most. */
function memory(): { web: number; others: number } {
  const now = {
    web: residentOf(site.pid),
    others: childrenOf(site.pid).reduce((sum, pid) => sum + residentOf(pid), 0),
  };
  mostOf.web = Math.max(mostOf.web, now.web);
  mostOf.others = Math.max(mostOf.others, now.others);
  return now;
}

/** 0 for a process that has just ended. */
function residentOf(pid: number): number {
  const status = readIfThere(`/proc/${pid}/status`);
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

function childrenOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.flatMap((thread) =>
    readIfThere(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
