import { describe, expect, test } from 'vitest';
import { readPlanCookie } from '#blocks/guide-places/plan-cookie.ts';
import { changePlan, readChange, readRemoval, removalQuery } from './change-plan.ts';
import { placeOnMaps, routeOnMaps } from './map-links.ts';
import { mostStops, planAddress } from './plan-address.ts';
import { setPlanCookie } from './plan-cookie.server.ts';
import { minutesWords } from './plan-words.ts';
import { estimateWalk } from './walking.ts';

describe('a change', () => {
  const plan = ['a', 'b', 'c'];

  test.each([
    [{ kind: 'add', slug: 'd' }, ['a', 'b', 'c', 'd']],
    [{ kind: 'add', slug: 'b' }, plan],
    [{ kind: 'remove', slug: 'b' }, ['a', 'c']],
    [{ kind: 'earlier', slug: 'c' }, ['a', 'c', 'b']],
    [{ kind: 'earlier', slug: 'a' }, plan],
    [{ kind: 'later', slug: 'a' }, ['b', 'a', 'c']],
    [{ kind: 'later', slug: 'c' }, plan],
    [{ kind: 'later', slug: 'unknown' }, plan],
    [{ kind: 'back', slug: 'd', at: 1 }, ['a', 'd', 'b', 'c']],
    [{ kind: 'back', slug: 'd', at: 9 }, ['a', 'b', 'c', 'd']],
    [{ kind: 'back', slug: 'b', at: 0 }, plan],
  ] as const)('%o', (change, after) => {
    expect(changePlan(plan, change)).toEqual(after);
  });

  test('adds nothing to a full plan', () => {
    const full = Array.from({ length: mostStops }, (_, index) => `place-${index}`);
    expect(changePlan(full, { kind: 'add', slug: 'one-more' })).toEqual(full);
  });

  test('is the name of the button that was pressed, and its place', () => {
    const form = new FormData();
    expect(readChange(form)).toBeNull();
    form.set('add', '<no>\r\nplace');
    expect(readChange(form)).toBeNull();
    form.delete('add');
    form.set('later', 'third-shift');
    expect(readChange(form)).toEqual({ kind: 'later', slug: 'third-shift' });
  });

  test('that takes a place out says so in the address, from which it can be put back where it was', () => {
    const [before, change] = [['a', 'b'], { kind: 'remove', slug: 'b' } as const];
    expect(removalQuery(before, ['a'], change)).toBe('&removed=b&at=1');
    expect(removalQuery(['b'], [], change)).toBe('?removed=b&at=0');
    expect(removalQuery(['a'], ['a'], change)).toBe('');
    expect(removalQuery(before, ['b', 'a'], { kind: 'later', slug: 'a' })).toBe('');
    expect(readRemoval(new URLSearchParams('removed=b&at=1'))).toEqual({ slug: 'b', at: 1 });
    expect(readRemoval(new URLSearchParams('removed=b&at=<1>'))).toEqual({ slug: 'b', at: mostStops });
    expect(readRemoval(new URLSearchParams('removed=<b>'))).toBeNull();
    const form = new FormData();
    form.set('back', 'b');
    form.set('at', '1');
    expect(readChange(form)).toEqual({ kind: 'back', slug: 'b', at: 1 });
  });
});

test('an address names the places', () => {
  expect(planAddress('/plan', ['a', 'b'])).toBe('/plan?places=a,b');
  expect(planAddress('/plan', [])).toBe('/plan');
});

test('a plan comes back from its cookie, which an empty one takes away', () => {
  const site = { guide: '/ash-city-guides/detroit', publicUrl: 'https://ash.example' };
  const header = setPlanCookie(['third-shift', 'the-strand'], site);
  expect(header).toMatch(/Max-Age=5184000; Path=\/ash-city-guides\/detroit; Secure; SameSite=Lax/);
  // The guide's script shows what is in the plan.
  expect(header).not.toContain('HttpOnly');
  expect(readPlanCookie(header.split(';')[0] ?? '')).toEqual(['third-shift', 'the-strand']);
  expect(setPlanCookie([], site)).toContain('Max-Age=0');
  expect(readPlanCookie(null)).toEqual([]);
});

test('a walk is the straight line and 30 percent more, 4.5 km in an hour', () => {
  const start = { lat: 42, lng: -83 };
  // A hundredth of a degree of latitude is 1,112 m.
  const north = estimateWalk(start, { lat: 42.01, lng: -83 });
  expect(Math.round(north.meters)).toBe(1446);
  expect(north.minutes).toBe(19);
  // A degree of longitude is shorter there.
  expect(estimateWalk(start, { lat: 42, lng: -83.01 }).minutes).toBe(14);
  expect(estimateWalk(start, start).minutes).toBe(1);
});

test('links to Google Maps name positions, as the places are in no directory', () => {
  const [a, b, c] = [1, 2, 3].map((lat) => ({ lat, lng: -lat }));
  if (!a || !b || !c) throw new Error('three positions');
  expect(placeOnMaps(a)).toBe('https://www.google.com/maps/search/?api=1&query=1%2C-1');
  const route = new URL(routeOnMaps([a, b, c, a]) ?? '');
  expect(Object.fromEntries(route.searchParams)).toEqual({
    ...{ api: '1', travelmode: 'walking', origin: '1,-1', destination: '1,-1', waypoints: '2,-2|3,-3' },
  });
  expect(routeOnMaps([a])).toBeNull();
});

test.each([
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 h'],
  [67, '1 h 7 min'],
])('%i minutes are %s', (minutes, words) => {
  expect(minutesWords(minutes)).toBe(words);
});
