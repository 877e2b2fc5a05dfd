import { readdirSync, readFileSync } from 'node:fs';
import * as datasources from '#content-types/fields/datasources.ts';
import type { ContentSeed } from '#embedded/content/content-seed.ts';
import { commerceSeed } from './products/commerce-seed.ts';

type Entries = ContentSeed['datasources'][number]['entries'];

const { products, collections } = commerceSeed.catalogue;

/** The choices that editors are offered, by value and by the words shown to visitors. A datasource left out does not compile. */
const entries: Record<keyof typeof datasources, Entries> = {
  hotelAmenities: named({
    restaurant: 'Restaurant',
    bar: 'Bar',
    diner: 'Diner',
    cafe: 'Coffee counter',
    shop: 'Shop',
    garden: 'Garden or courtyard',
    library: 'Library',
    bicycles: 'Bicycles to borrow',
    laundry: 'Laundry for guests',
    wifi: 'Wireless internet, free',
    parking: 'Parking nearby',
    lift: 'Elevator',
    'luggage-store': 'Luggage kept before and after',
    'meeting-room': 'Meeting room',
    'night-desk': 'Desk staffed all night',
    piano: 'Piano, in tune',
    porches: 'Sleeping porches',
  }),
  roomAmenities: named({
    wifi: 'Wireless internet, free',
    'air-conditioning': 'Air conditioning',
    'ceiling-fan': 'Ceiling fan',
    radiator: 'Steam radiator with a working valve',
    'writing-desk': 'Writing desk',
    radio: 'Radio',
    'record-player': 'Record player and a few records',
    kettle: 'Kettle, tea, decent coffee',
    fridge: 'Small refrigerator',
    robe: 'Robes',
    safe: 'Safe, laptop size',
    iron: 'Iron and board',
    hairdryer: 'Hairdryer',
    telephone: 'Telephone',
    telescope: 'Telescope',
    books: 'Books, mostly novels',
    'heavy-curtains': 'Curtains that keep the morning out',
    'windows-open': 'Windows that open',
    screens: 'Insect screens',
    'wool-blankets': 'Extra wool blankets',
  }),
  cuisines: named({
    diner: 'Diner',
    american: 'American',
    southern: 'Southern',
    creole: 'Creole',
    seafood: 'Seafood',
    chesapeake: 'Chesapeake',
    baking: 'Baking',
    coffee: 'Coffee',
    cocktails: 'Cocktails',
    sweets: 'Sweets',
  }),
  departments: named({
    'front-desk': 'Front desk',
    housekeeping: 'Housekeeping',
    kitchen: 'Kitchen',
    bar: 'Bar and floor',
    maintenance: 'Maintenance',
    restoration: 'Restoration',
    office: 'Office',
    shop: 'Shop',
  }),
  guideCategories: named({
    coffee: 'Coffee',
    bakery: 'Bread and cake',
    market: 'Markets',
    bookshop: 'Books',
    music: 'Music',
    museum: 'Museums',
    park: 'Green places',
    swim: 'Swimming',
  }),
  eventTags: named({
    music: 'Music',
    market: 'Markets and fairs',
    food: 'Food',
    drawing: 'Drawing',
    free: 'Free',
    weekly: 'Every week',
    family: 'Children welcome',
  }),
  eventTypes: named({
    wedding: 'Wedding',
    supper: 'Supper',
    meeting: 'Meeting',
    party: 'Party',
    wake: 'Wake',
    recording: 'Film or recording',
    other: 'Something else',
  }),
  eventSpaces: named({
    nave: 'The nave, Peter & Paul',
    schoolroom: 'The schoolroom, Peter & Paul',
    library: 'The library, Ulysses',
    'gold-room': 'The Gold Room, Ulysses',
    arcade: 'The arcade, The Siren',
    'mess-hall': 'The mess hall, Neptune',
  }),
  contactTopics: named({
    stay: 'A stay',
    lost: 'Something left behind',
    access: 'Getting in and about',
    press: 'Press',
    bill: 'A bill',
    other: 'Anything else',
  }),
  mailTags: named({
    restoration: 'Restoration',
    craft: 'Craft',
    people: 'People',
    houses: 'Houses',
    food: 'Food',
    cities: 'Cities',
  }),
  moodTags: named({
    brass: 'Brass',
    glass: 'Glass',
    pattern: 'Pattern',
    night: 'Night',
    paper: 'Paper',
    textile: 'Textile',
    red: 'Red',
    pink: 'Pink',
    detroit: 'Detroit',
    'new-orleans': 'New Orleans',
    baltimore: 'Baltimore',
    providence: 'Providence',
    roanoke: 'Roanoke',
  }),
  products: products.map(({ handle, title }) => ({ name: title, value: handle })),
  collections: collections.map(({ handle, title }) => ({ name: title, value: handle })),
  themes: themeNames().map((name) => ({ name, value: name })),
  bookingProviders: named({
    embedded: 'The demonstration’s own booking frame',
    resy: 'Resy',
    tock: 'Tock',
    eventbrite: 'Eventbrite',
  }),
};

export const datasourceSeeds: ContentSeed['datasources'] = Object.entries(datasources).map(([key, { name, slug }]) => ({
  name,
  slug,
  entries: entries[key as keyof typeof datasources],
}));

/** What the stylesheets of the brands set: a folder with a `theme.css` is one more choice. */
function themeNames(): string[] {
  const brands = new URL('../src/app/brands/', import.meta.url);
  const folders = readdirSync(brands, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => {
    const css = readFileSync(new URL(`${name}/theme.css`, brands), 'utf8');
    const named = [...css.matchAll(/\[data-(?:theme|skin)="([a-z0-9-]+)"\]/g)].map(([, theme = '']) => theme);
    // Each is named twice: its day and its night.
    return [...new Set(named)];
  });
}

function named(choices: Record<string, string>): Entries {
  return Object.entries(choices).map(([value, name]) => ({ name, value }));
}
