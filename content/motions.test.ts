import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openArtworkLibrary } from '#services/images/artwork-library.ts';
import { asset } from './asset.ts';

const artwork = join(import.meta.dirname, 'artwork');
const library = openArtworkLibrary(artwork);
const motions = readdirSync(artwork, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('-motion.svg'))
  .map((file) => file.slice(0, -'.svg'.length));

/** When the last animation of a drawing is over, in seconds: of every rule the longest time that its parts may wait. */
function endOf(css: string): number {
  const waits = [...css.matchAll(/animation-delay:([\d.]+)s/g)].map(([, seconds]) => Number(seconds));
  const ends = [...css.matchAll(/\{[^{}]*animation:(\w+) ([\d.]+)s([^;}]*)/g)].map(([, name, seconds, rest = '']) => {
    const times = Number(/ (\d+)(?= |$)/.exec(rest)?.[1] ?? 1);
    const wait = Number(/ ([\d.]+)s/.exec(rest)?.[1] ?? 0);
    const ownWaits = [...css.matchAll(new RegExp(`\\.${name}\\d*\\{animation-delay:([\\d.]+)s`, 'g'))];
    const longest = Math.max(wait, ...ownWaits.map(([, value]) => Number(value)));
    return Number(seconds) * times + (ownWaits.length > 0 ? longest : Math.max(wait, ...waits));
  });
  return Math.max(...ends);
}

test.each(motions)('%s lies over its drawing, is small, ends within five seconds and heeds reduced motion', (name) => {
  const motion = library.byName(name);
  const drawing = library.byName(name.replace(/-motion$/, ''));
  expect([motion?.width, motion?.height]).toEqual([drawing?.width, drawing?.height]);
  const svg = readFileSync(join(artwork, `${name}.svg`), 'utf8');
  expect(svg.length).toBeLessThanOrEqual(6_400);
  expect(svg).toContain('.m{opacity:0}@media (prefers-reduced-motion:no-preference){');
  expect(svg).not.toMatch(/infinite|<script|<animate|href=|url\(/);
  expect(endOf(svg)).toBeLessThanOrEqual(5);
});

test('a drawing names what moves in it, at night what moves by day where it has none of its own', () => {
  expect(motions.length).toBeGreaterThan(12);
  expect(asset('siren/hero', 'The tower').meta_data?.motion).toMatch(/\/siren-hero-motion\.svg$/);
  expect(asset('siren/hero-night', 'The tower').meta_data?.motion).toMatch(/\/siren-hero-night-motion\.svg$/);
  expect(asset('ulysses/hero-night-tall', 'The bays').meta_data?.motion).toMatch(/\/ulysses-hero-tall-motion\.svg$/);
  expect(asset('siren/lobby', 'The lobby').meta_data?.motion).toBeUndefined();
  expect(library.names().filter((name) => name.endsWith('-motion'))).toEqual([]);
});
