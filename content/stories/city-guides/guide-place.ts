import { asset } from '../../asset.ts';
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

/** One drawing for each kind of place; every city shows it once. */
export const photos = {
  coffee: asset(
    'guides/coffee',
    'A long green counter with five stools, an espresso machine and three red lamps, sun coming in from the left',
  ),
  bakery: asset(
    'guides/bakery',
    'A pink bakery with two windows full of loaves under striped awnings, a red bicycle with bread in its basket outside',
  ),
  market: asset(
    'guides/market',
    'Stalls under striped awnings in a tall iron market hall, three shoppers and a black dog in the aisle',
  ),
  bookshop: asset(
    'guides/bookshop',
    'A bookshop lit up on a wet night, a cart of books by the door and somebody under an umbrella looking in',
  ),
  music: asset(
    'guides/music',
    'A trio playing in the lit window of a corner bar at night, a neon trumpet over the door',
  ),
  museum: asset(
    'guides/museum',
    'The keeper of a print room in white gloves, a whale on the sheet before her, drawers to the ceiling behind',
  ),
  park: asset(
    'guides/park',
    'A green-roofed bandstand between two orange maples, a bench and a lost kite on the grass',
  ),
  swim: asset(
    'guides/swim',
    'An indoor pool under a tiled barrel roof, cabins with orange doors down both sides, one swimmer',
  ),
};
