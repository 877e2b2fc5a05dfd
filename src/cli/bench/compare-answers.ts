import { randomUUID } from 'node:crypto';
import { rankSumTest } from './user-enumeration/rank-sum-test.ts';

/** A place that is asked about an address. */
export type Endpoint = {
  name: string;
  /** Makes an account with this address. */
  register: (email: string) => Promise<unknown>;
  /** Answers everything that the one who asks gets to read. */
  ask: (email: string) => Promise<string>;
  /** Set where the text shows the difference on purpose, and another endpoint hides it. */
  tellsByText?: true;
};

/** What the two kinds of question came to: whether the answers read the same, and how far their times stand apart. */
export type Comparison = { endpoint: Endpoint; sameText: boolean; chance: number; sigmas: number };

/**
 * Asks each endpoint `tries` times, half about addresses that have an account and half about ones that have none, in random
 * turns, so that whatever else the machine does falls on both alike; then compares texts and times.
 */
export async function compareAnswers(endpoints: Endpoint[], tries: number): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const endpoint of endpoints) {
    const known = Array.from({ length: 10 }, newAddress);
    for (const email of known) await endpoint.register(email);
    for (const email of [known[0] ?? '', newAddress()]) await endpoint.ask(email);
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const texts = new Set<string>();
    for (const kind of shuffled(Array.from({ length: tries }, (_, index) => (index % 2 === 0 ? 'known' : 'unknown')))) {
      const email = kind === 'known' ? (known[times.known.length % known.length] ?? '') : newAddress();
      const started = performance.now();
      const text = await endpoint.ask(email);
      times[kind].push(performance.now() - started);
      texts.add(text.replaceAll(email, 'EMAIL').replaceAll(encodeURIComponent(email), 'EMAIL'));
      // What is left for later must not fall into the next try's time.
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    comparisons.push({ endpoint, sameText: texts.size === 1, ...rankSumTest(times.known, times.unknown) });
  }
  return comparisons;
}

function newAddress(): string {
  return `guest-${randomUUID()}@example.com`;
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
