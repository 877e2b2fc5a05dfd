import { type Input, ref, story } from '../../story-fields.ts';

type PlaceFields = Omit<Input<'guide_entry'>, 'component' | 'city' | 'name'>;

/** A place of a city's guide, at `ash-city-guides/{city}/entries/{slug}`. */
export function place(city: string, slug: string, name: string, fields: PlaceFields) {
  return story(`ash-city-guides/${city}/entries/${slug}`, name, {
    component: 'guide_entry',
    city: ref(`ash-city-guides/${city}`),
    name,
    ...fields,
  });
}
