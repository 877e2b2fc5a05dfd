import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import { exampleAsset } from './example-asset.ts';
import { paragraphs } from './example-rich-text.ts';
import { exampleStory } from './example-story.ts';

const guide = exampleStory('ash-city-guides/detroit', 'city', {
  name: 'Detroit',
  intro: 'Flat, wide and good on foot after ten in the morning.',
  center_lat: '42.331',
  center_lng: '-83.045',
  zoom: '13',
});
/** The city that the examples of the guide's sections name. */
export const detroit = { ...guide, uuid: 'example-city' };

export const baltimore = exampleStory('ash-city-guides/baltimore', 'city', { name: 'Baltimore' });

type ExampleHotel = { name: string; city?: string; timezone?: string; status?: 'open' | 'coming_soon'; phone?: string };

function exampleHotel(
  slug: string,
  { name, city, timezone = 'America/New_York', status = 'open', phone = '0100' }: ExampleHotel,
) {
  return exampleStory(`hotels/${slug}`, 'hotel', {
    name,
    status,
    city: city ?? '',
    street: '88 Ropewalk Street',
    locality: 'Detroit',
    region: 'MI',
    postal: '48226',
    country: 'US',
    lat: '42.3357',
    lng: '-83.0481',
    timezone,
    phone: `+1 313-555-${phone}`,
    email: `${slug}@ash.example`,
    check_in: '15:00',
    check_out: '11:00',
    pets: 'yes',
    description: paragraphs('A tower of eighteen floors with a lobby that cost more than the other seventeen.'),
    accessibility: paragraphs('A ramp by the north door; the lift has low buttons.'),
    accessibility_features: ['step_free_entrance', 'elevator', 'visual_alarms', 'service_animals'],
    booking_engine: 'synxis',
    booking_ids: '{"url":"/_services/booking/synxis","chain":"1001","hotel":"2001"}',
    mandatory_fee_note: 'The price holds every fee; taxes come on top.',
    photos: [exampleAsset(`${slug}-lobby`, `The lobby of ${name}`)],
  });
}

export const siren = exampleHotel('the-siren', { name: 'The Siren', city: detroit.uuid, timezone: 'America/Detroit' });
export const shenandoah = exampleHotel('shenandoah-mansions', { name: 'Shenandoah Mansions', status: 'coming_soon' });
export const peterAndPaul = exampleHotel('peter-and-paul', { name: 'Peter & Paul', timezone: 'America/Chicago' });
export const exampleHotels = [
  siren,
  peterAndPaul,
  exampleHotel('ulysses', { name: 'Ulysses' }),
  shenandoah,
  exampleHotel('neptune', { name: 'Neptune' }),
];

type Bed = 'king' | 'queen' | 'bunk' | 'twin';

function room(slug: string, hotel: string, name: string, bed: Bed, guests: string, price: string) {
  return exampleStory(`hotels/${hotel}/rooms/${slug}`, 'room', {
    hotel: storyUuid(`hotels/${hotel}`),
    name,
    summary: 'Two windows on the street, a desk, and a radiator that the cat prefers.',
    description: paragraphs('The wall between these rooms was taken out in 1931 and put back in 2019.'),
    photos: [exampleAsset(`room-${slug}`, `${name}: the bed under the window`)],
    size_value: '310',
    size_unit: 'sqft',
    max_guests: guests,
    beds: [{ _uid: `bed-${slug}`, component: 'bed_item', type: bed, count: '1' }],
    bathroom: ['shower'],
    view: 'The street',
    amenities: ['desk', 'wifi', 'kettle', 'safe', 'radio', 'robe', 'iron', 'fan', 'blackout-curtains'],
    from_price: price,
    from_price_currency: 'USD',
    price_note: 'fees included, taxes extra',
    booking_room_code: slug.toUpperCase(),
    sort: guests,
  });
}

const accessible = room('corner-king', 'the-siren', 'Corner King', 'king', '2', '189');
export const cornerKing = {
  ...accessible,
  content: {
    ...accessible.content,
    accessible: true,
    accessibility_detail: paragraphs('A door of 34 inches, a roll-in shower, a lamp that flashes with the bell.'),
    accessible_features: ['roll_in_shower' as const, 'visual_alarm' as const, 'door_width_32' as const],
  },
};
export const studio = room('studio-single', 'the-siren', 'Studio Single', 'twin', '1', '119');
export const exampleRooms = [
  cornerKing,
  studio,
  room('bunk-four', 'the-siren', 'Bunk Four', 'bunk', '4', '209'),
  room('rectory-king', 'peter-and-paul', 'Rectory King', 'king', '2', '240'),
  room('study-queen', 'ulysses', 'Study Queen', 'queen', '2', '172'),
  room('bunk-cabin', 'neptune', 'Bunk Cabin', 'bunk', '2', '98'),
];
