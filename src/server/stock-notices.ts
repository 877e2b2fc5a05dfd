import type { StockRequests } from '#services/inbox/stock-requests.ts';
import { repeatJob } from '#services/repeat-job.ts';

/** Soon after the start, and from one look at the stock to the next, in ms. */
const firstAfterMs = 30_000;
const everyMs = 5 * 60_000;

type StockNotices = {
  requests: Pick<StockRequests, 'variants' | 'fulfil'>;
  /** Which of these variants can be bought now. */
  available: (variants: readonly string[]) => Promise<string[]>;
};

/** Looks once whether something that guests wait for is back, and mails them. The shop is asked only when anybody waits. */
export async function lookAtStock({ requests, available }: StockNotices, now: Date): Promise<number> {
  const variants = await requests.variants();
  return variants.length === 0 ? 0 : requests.fulfil(await available(variants), now);
}

/** Looks every five minutes; `close` stops that. */
export function startStockNotices(
  notices: StockNotices,
  report: (message: string, error: unknown) => void,
): { close: () => Promise<void> } {
  return repeatJob(() => lookAtStock(notices, new Date()), {
    firstAfter: firstAfterMs,
    every: everyMs,
    onError: (error) => report('Whether something is back in stock is not known.', error),
  });
}
