import { storyDate } from '#blocks/dates/dates.ts';
import type { ContentType } from '#blocks/registry/schemas.ts';
import { takesTables } from '#blocks/sections/eat-drink-section/table-link.ts';
import { related, type StoryOf } from '#blocks/stories/stories.ts';
import { linkTarget } from '#ui/link-target.ts';
import { hotelReference } from './hotel-reference.ts';
import { type Node, node } from './node.ts';
import { publisher } from './organization.ts';
import { pictures } from './pictures.ts';
import { postalAddress } from './postal-address.ts';

type Venue = ContentType<'venue'>;

const kinds = {
  restaurant: 'Restaurant',
  diner: 'Restaurant',
  bar: 'BarOrPub',
  cafe: 'CafeOrCoffeeShop',
  shop: 'Store',
} as const;

const days = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

/** A restaurant, bar, café or shop, with `priceRange`, its menus and hours; closed days are named while they lie ahead. */
export function venue({ content, full_slug }: StoryOf<'venue'>, now: Date, publicUrl: string): Node {
  const url = `${publicUrl}/${full_slug}`;
  const type = kinds[content.kind || 'restaurant'];
  const hotelStory = related(content.hotel, 'hotel');
  const isFood = type !== 'Store';
  return node({
    '@type': type,
    '@id': `${url}#venue`,
    name: content.name,
    description: content.blurb,
    url,
    image: pictures(content.photos, publicUrl),
    logo: pictures([content.logo], publicUrl)[0],
    address: venueAddress(content),
    telephone: content.phone || hotelStory?.content.phone,
    email: content.email,
    priceRange: content.price_range,
    servesCuisine: isFood ? (content.cuisine ?? []).map((value) => value.replaceAll('-', ' ')) : null,
    acceptsReservations: isFood ? (linkTarget(content.reservation) || takesTables(content) ? true : null) : null,
    hasMenu: isFood ? menus(content, publicUrl) : null,
    openingHoursSpecification: (content.hours ?? []).flatMap(hours),
    specialOpeningHoursSpecification: (content.closures ?? []).flatMap((closure) => closedDay(closure.date, now)),
    containedInPlace: hotelStory && hotelReference(hotelStory, publicUrl),
    parentOrganization: publisher(publicUrl),
  });
}

/** A venue's own address, else its hotel's. */
export function venueAddress(content: Venue): Node | null {
  const hotelStory = related(content.hotel, 'hotel');
  return postalAddress(content) ?? (hotelStory ? postalAddress(hotelStory.content) : null);
}

function menus(content: Venue, publicUrl: string): Node[] {
  return (content.menus ?? []).flatMap(({ label, menu, pdf }) => {
    const story = related(menu, 'menu');
    const path = story ? `/${story.full_slug}` : pdf?.filename;
    if (!path) return [];
    const url = path.startsWith('/') ? `${publicUrl}${path}` : path;
    return [node({ '@type': 'Menu', name: label || story?.content.title, url })];
  });
}

function hours({ days: open_on, open, close }: NonNullable<Venue['hours']>[number]): Node[] {
  if (!open_on?.length || !open || !close) return [];
  return [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: open_on.map((day) => `https://schema.org/${days[day]}`),
      opens: open,
      closes: close,
    },
  ];
}

/** A whole day closed, as search engines want it said: open from midnight to midnight. */
function closedDay(date: string | null | undefined, now: Date): Node[] {
  const day = storyDate(date);
  if (!day || day.getTime() < now.getTime() - 86_400_000) return [];
  const on = day.toISOString().slice(0, 10);
  return [{ '@type': 'OpeningHoursSpecification', validFrom: on, validThrough: on, opens: '00:00', closes: '00:00' }];
}
