import { randomUUID } from 'node:crypto';

/** Sends a form or JSON to the site and answers what a visitor sees of it. */
export type Send = (path: string, body: URLSearchParams | string) => Promise<{ status: number; text: string }>;

/** What two kinds of question came to: whether the answers read the same, and how far their times stand apart. */
export type Comparison = {
  door: string;
  tries: number;
  sameText: boolean;
  /** Chance that an answer about a known address took longer than one about an unknown one; 0.5 tells nothing. */
  rank: number;
  /** How many standard errors `rank` is from 0.5, were there no difference. */
  sigmas: number;
};

/** The most that chance makes of no difference: once in some 16,000 runs. */
export const mostSigmas = 4;

const password = 'a night at the pier';

type Door = { name: string; ask: (send: Send, email: string) => ReturnType<Send> };

const registration = (email: string) =>
  JSON.stringify({ email, password, acceptsMarketing: false, dateOfBirth: '1990-04-01' });

const doors: Door[] = [
  {
    name: 'login',
    ask: (send, email) => send('/auth/login', new URLSearchParams({ form: 'login', email, password: 'not this one' })),
  },
  { name: 'register', ask: (send, email) => send('/api/register', registration(email)) },
  {
    name: 'reset',
    ask: (send, email) => send('/auth/reset-password', new URLSearchParams({ form: 'recover', email })),
  },
];

/**
 * Asks each door `tries` times, half about addresses that have an account and half about ones that have none, in random
 * turns, so that whatever else the machine does falls on both alike; then compares texts and times.
 */
export async function compareAnswers(send: Send, tries: number): Promise<Comparison[]> {
  const known = Array.from({ length: 10 }, () => address());
  for (const email of known) await send('/api/register', registration(email));
  const comparisons: Comparison[] = [];
  for (const door of doors) {
    for (const email of [known[0] ?? '', address()]) await door.ask(send, email);
    const turns = shuffled(Array.from({ length: tries }, (_, index) => index % 2 === 0));
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const texts = new Set<string>();
    for (const [index, isKnown] of turns.entries()) {
      const email = isKnown ? (known[index % known.length] ?? '') : address();
      const started = performance.now();
      const { status, text } = await door.ask(send, email);
      times[isKnown ? 'known' : 'unknown'].push(performance.now() - started);
      texts.add(`${status} ${text.replaceAll(email, 'EMAIL').replaceAll(encodeURIComponent(email), 'EMAIL')}`);
    }
    comparisons.push({ door: door.name, tries, sameText: texts.size === 1, ...ranks(times.known, times.unknown) });
  }
  return comparisons;
}

function address(): string {
  return `guest-${randomUUID()}@example.com`;
}

/** The rank-sum test of Mann and Whitney: nothing is assumed of how times are spread. */
function ranks(one: number[], other: number[]): Pick<Comparison, 'rank' | 'sigmas'> {
  let above = 0;
  for (const a of one) for (const b of other) above += a > b ? 1 : a === b ? 0.5 : 0;
  const rank = above / (one.length * other.length);
  const error = Math.sqrt((one.length + other.length + 1) / (12 * one.length * other.length));
  return { rank, sigmas: Math.abs(rank - 0.5) / error };
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
