import { describe, expect, it } from 'vitest';
import { ageText, leastAge } from './event-state.ts';

describe('the age limit of an event', () => {
  it.each([
    ['18', 18, 'Age 18 and over'],
    ['21', 21, 'Age 21 and over'],
    ['all', null, ''],
    [undefined, null, ''],
  ] as const)('of %s admits from %s', (age, least, words) => {
    const event = age === undefined ? {} : { age };
    expect(leastAge(event)).toBe(least);
    expect(ageText(event)).toBe(words);
  });
});
