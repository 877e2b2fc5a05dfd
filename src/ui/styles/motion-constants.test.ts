import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { carouselStepMs, defaultScrollDelayMs, hashOffsetPx } from '../constants.ts';

const css = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The value of a property in a style sheet. */
function propertyIn(file: string, property: string): string | undefined {
  return new RegExp(`(?:^|[\\s{;])${property}: ([^;]+);`).exec(css(file))?.[1];
}

// CSS cannot import a constant. What a style sheet has to repeat is compared with it here.
test.each([
  ['tokens.css', '--time-step', `${carouselStepMs}ms`],
  ['navigation.css', '--page-pause', `${defaultScrollDelayMs}ms`],
  ['tokens.css', '--hash-offset', `${hashOffsetPx}px`],
])('%s: %s is %s, as in constants.ts', (file, property, expected) => {
  expect(propertyIn(file, property)).toBe(expected);
});
