import { stateWords } from '../events/event-state.ts';

/** From so few places on, what is left is told. */
export const fewPlaces = 8;

/** `Sold out`, `3 left`; `''` where there are many. */
export function leftWords(left: number): string {
  if (left <= 0) return stateWords.sold_out;
  return left <= fewPlaces ? `${left} left` : '';
}
