import type { Period } from '#blocks/events/period.ts';

/** What a search says beside its words: a time (`this weekend`) or the most something may cost (`under $20`; also below, less than, up to, at most). */
export type SearchIntent = {
  /** The words without it. */
  text: string;
  period: Period | null;
  /** In whole units of the market's currency. */
  under: number | null;
};

/** The longer ones first: the first that stands in the search counts. */
const periods: Readonly<Record<string, Period>> = {
  'this weekend': 'weekend',
  weekend: 'weekend',
  'this week': 'week',
  tomorrow: 'tomorrow',
  tonight: 'today',
  today: 'today',
};

const periodPattern = new RegExp(`\\b(?:${Object.keys(periods).join('|')})\\b`, 'i');
const pricePattern = /\b(?:under|below|less than|up to|at most)\s*(?:us|ca|c)?\$?\s*(\d{1,5})\b(?:\s*dollars?)?/i;

export function searchIntent(text: string): SearchIntent {
  const time = periodPattern.exec(text)?.[0].toLowerCase();
  const price = pricePattern.exec(text)?.[1];
  return {
    text: text.replace(periodPattern, ' ').replace(pricePattern, ' ').replace(/\s+/g, ' ').trim(),
    period: (time && periods[time]) || null,
    under: price ? Number(price) || null : null,
  };
}

/** What a guest calls all that the shop sells. */
const wholeShop = /^(?:all )?(?:souvenirs?|gifts?|presents?|things|products)$/i;

/** What the shop is searched for; without words it answers everything that passes the price. */
export function productWords(text: string): string {
  const { text: words, under } = searchIntent(text);
  if (under === null) return words || text;
  return wholeShop.test(words) ? '' : words;
}
