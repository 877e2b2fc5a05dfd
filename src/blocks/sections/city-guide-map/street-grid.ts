import { mapSize } from './map-projection.ts';

/** Streets drawn a little past the edges, so that the turned grid still fills the corners. */
const reach = mapSize * 0.25;

/**
 * A plain grid of streets for a city that has no drawing: the same name always gives the same one.
 *
 * @returns the grid's angle in degrees, and its lines as a path to be turned by it.
 */
export function streetGrid(name: string): { angle: number; blocks: string } {
  const next = numbersFrom(name);
  const angle = Math.round(next() * 50 - 25);
  const lines = (draw: (at: number) => string) => {
    const drawn: string[] = [];
    for (let at = -reach; at < mapSize + reach; at += 46 + Math.round(next() * 52)) drawn.push(draw(at));
    return drawn.join('');
  };
  const from = -reach;
  const length = mapSize + 2 * reach;
  return {
    angle,
    blocks: lines((x) => `M${x} ${from}v${length}`) + lines((y) => `M${from} ${y}h${length}`),
  };
}

/** Numbers from 0 to 1 that depend on the words alone (a linear congruential generator; nothing here is secret). */
function numbersFrom(words: string): () => number {
  let state = [...words].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
