import { expect, expectTypeOf, test } from 'vitest';
import { related, relatedAll } from './stories.ts';

const siren = { uuid: 'a', content: { component: 'hotel', name: 'The Siren', status: 'open' } };

test('a relation is typed by its content type', () => {
  const hotel = related(siren, 'hotel');
  expectTypeOf(hotel?.content.status).toEqualTypeOf<'open' | 'coming_soon' | 'closed' | '' | null | undefined>();
  expect(hotel?.content.status).toBe('open');
});

test('relations of another type are left out', () => {
  expect(relatedAll([siren], 'room')).toEqual([]);
  expect(relatedAll([siren], 'hotel')).toHaveLength(1);
});
