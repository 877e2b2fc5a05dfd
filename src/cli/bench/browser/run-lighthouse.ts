import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../built-site.ts';
import { findChromium } from '../../find-chromium.ts';

/** What is read of one run of Lighthouse. Times in ms, sizes in kB as they come over the wire, scores of 100. */
export type LighthouseRun = {
  performance: number;
  accessibility: number;
  'best practices': number;
  SEO: number;
  FCP: number;
  LCP: number;
  CLS: number;
  TBT: number;
  requests: number;
  'all kB': number;
  'JavaScript kB': number;
  /** How fast this processor was just now, by Lighthouse's own small benchmark. */
  benchmarkIndex: number;
  /** Audits of the four categories that are not fulfilled; those of the performance score are figures of their own. */
  failed: string[];
};

/** Longest that one page may take, in ms. */
const timeLimit = 120_000;

/** Lighthouse lost the beginning of its own recording, and asks to be run again. */
const lostRecording = 'NO_NAVSTART';
const mostTries = 3;

/** Loads an address once in a browser of its own, as Lighthouse's telephone does: slow network, slow processor. */
export async function runLighthouse(address: string): Promise<LighthouseRun> {
  for (let tries = 1; ; tries += 1) {
    const { runtimeError, ...lhr } = await loadOnce(address);
    if (!runtimeError) return read(lhr);
    if (runtimeError.code !== lostRecording || tries === mostTries) {
      throw new Error(`${address}: ${runtimeError.message}`);
    }
  }
}

async function loadOnce(address: string): Promise<Lhr> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const late = delay(timeLimit, undefined, { ref: false }).then(() => {
      throw new Error(`Lighthouse did not end within ${timeLimit / 1000} s at ${address}`);
    });
    const result = await Promise.race([lighthouse(address, { port, output: 'json', logLevel: 'error' }), late]);
    if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

type Lhr = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
type NetworkRequest = { resourceType: string; transferSize: number };

function read({ audits, categories, environment }: Lhr): LighthouseRun {
  const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? (details.items as unknown[] as NetworkRequest[]) : [];
  const kilobytes = (some: NetworkRequest[]) => some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000;
  const isFailed = (id: string) => {
    const { score: result = null, scoreDisplayMode } = audits[id] ?? {};
    return (scoreDisplayMode === 'binary' || scoreDisplayMode === 'error') && result !== 1;
  };
  const named = ['accessibility', 'best-practices', 'seo'].flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    CLS: value('cumulative-layout-shift'),
    TBT: value('total-blocking-time'),
    requests: requests.length,
    'all kB': kilobytes(requests),
    'JavaScript kB': kilobytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    benchmarkIndex: environment.benchmarkIndex,
    failed: named.filter(({ id, weight }) => weight > 0 && isFailed(id)).map(({ id }) => id),
  };
}
