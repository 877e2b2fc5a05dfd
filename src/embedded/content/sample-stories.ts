import type { SeedStory } from './content-seed.ts';

const PLACES = ['cellar', 'stair', 'ballroom', 'courtyard', 'library', 'lift', 'kitchen', 'roof', 'lobby', 'chapel'];
const DEEDS = ['was opened again', 'has a new floor', 'lost its bell', 'was painted blue', 'is being dried out'];
const SEASONS = [
  'before the first frost',
  'in the long June',
  'on a wet Sunday',
  'after the auction',
  'in its hundredth year',
];
const TAGS = ['building', 'people', 'table', 'city'];
const FIRST_DAY = Date.UTC(2016, 0, 1);
const DAY_MS = 86_400_000;

/** Made-up mail articles in any number, always the same ones, to see how the service does with many stories. */
export function sampleStories(count: number): SeedStory[] {
  return Array.from({ length: count }, (_, index) => sampleStory(index));
}

function sampleStory(index: number): SeedStory {
  const published = new Date(FIRST_DAY + (index % 3650) * DAY_MS).toISOString();
  const title = sentence(index);
  return {
    full_slug: `ash-mail/archive/${published.slice(0, 4)}/note-${index}`,
    name: title,
    tag_list: [pick(TAGS, index), pick(TAGS, index + 1)],
    first_published_at: published,
    published_at: published,
    content: {
      component: 'mail_article',
      title,
      dek: sentence(index + 7),
      date: `${published.slice(0, 10)} 09:00`,
      tags: [pick(TAGS, index)],
      body: Array.from({ length: 4 }, (_, block) => ({
        component: 'rich_text',
        body: { type: 'doc', content: [paragraph(index + block), paragraph(index + 2 * block)] },
      })),
    },
  };
}

function paragraph(seed: number) {
  const text = Array.from({ length: 5 }, (_, line) => sentence(seed * 5 + line)).join('. ');
  return { type: 'paragraph', content: [{ type: 'text', text: `${text}.` }] };
}

function sentence(seed: number): string {
  return `The ${pick(PLACES, seed)} ${pick(DEEDS, Math.floor(seed / 3))} ${pick(SEASONS, Math.floor(seed / 11))}`;
}

function pick(words: readonly string[], index: number): string {
  return words[index % words.length] ?? '';
}
