import { readHotels } from '#blocks/booking/bookable-hotels.server.ts';
import { type BookingHotel, bookingHotel } from '#blocks/booking/booking-hotel.ts';
import { checkStay, type StayErrors, type StayForm, todayIn } from '#blocks/booking/check-stay.ts';
import { guestsOf, type StoredStay, usualAdults } from '#blocks/booking/stay-cookie.ts';
import { type ContentReader, mostStories } from '#blocks/contract/resolve-context.ts';
import { relatedAll, type StoryOf } from '#blocks/stories/stories.ts';
import type { StayRates } from '#protocol/booking/rates.ts';
import type { RequestContext, Site } from '../../context.ts';
import { fillsInDays, readStay } from '../../stay/read-stay.server.ts';
import { type ChosenHotel, chooseRooms, comparedRooms } from './choose-rooms.ts';
import { type HotelsQuery, mostCompared, readHotelsQuery } from './hotels-query.ts';
import { type HotelOffers, hotelOffers, type RoomOffer } from './room-offers.server.ts';
import type { RoomPair } from './room-pair.ts';
import { roomPairs } from './room-pairs.server.ts';
import type { Guests } from './split-guests.ts';

export type Compared = { room: RoomOffer; hotelName: string; hotelSlug: string; currency: string; bookable: boolean };

export type HotelsPage = {
  query: HotelsQuery;
  values: StayForm;
  errors: StayErrors;
  /** The stay that the prices are for; `null` where there are no days, or wrong ones. */
  stay: StoredStay | null;
  /** 0 where nobody has said how many come. */
  guests: number;
  hotels: ChosenHotel[];
  /** Names of hotels that were asked for and have no room that matches. */
  withoutMatch: string[];
  /** `null` where nothing is to be compared. */
  compared: Compared[] | null;
  cities: { value: string; name: string }[];
  /** The room that a link named, where the guests do not fit in it. */
  tooSmall: { name: string; sleeps: number } | null;
  /** The hotel whose rooms these are, where it is one. */
  only: BookingHotel | null;
  /** All hotels, to choose another from; none where the page is of all. */
  others: BookingHotel[];
  timeZone: string;
};

export type HotelsAnswer = { page: HotelsPage; from: 'address' | 'cookie' | null };

type HotelsReads = Pick<Site, 'booking' | 'log'> & Pick<RequestContext, 'version' | 'now'> & { content: ContentReader };

/** What `/hotels` shows: rooms, their prices for the stay, and what the guest filters by. */
export async function loadHotels(
  query: URLSearchParams,
  cookies: string | null,
  { content, booking, log, version, now }: HotelsReads,
): Promise<HotelsAnswer> {
  const asked = readHotelsQuery(query);
  const [stories, roomStories] = await Promise.all([
    readHotels([], { content, version }),
    content.allStories({ version, contentType: 'room', perPage: mostStories, sortBy: 'content.sort:asc:int' }),
  ]);
  const named = stories.find(({ slug }) => slug === asked.hotel) ?? null;
  const timeZone = (named ?? stories[0])?.content.timezone ?? 'UTC';
  const today = todayIn(timeZone, now);
  const { form, from } = readStay(query, asked.forget ? null : cookies, today, fillsInDays);
  const adults = form.adults || usualAdults;
  const errors = from === 'address' ? checkStay({ ...form, adults }, { today }) : {};
  const isWrong = Object.keys(errors).length > 0;
  const stay = from === null || isWrong ? null : stayOf({ ...form, adults });
  const guests = stay || (form.adults && !isWrong) ? guestsOf(form) : 0;

  const rates = (hotel: StoryOf<'hotel'>, party: Guests): Promise<StayRates | 'unanswered' | null> => {
    if (!stay || (hotel.content.status || 'open') !== 'open') return Promise.resolve(null);
    const wanted = { ...stay, adults: Number(party.adults), children: Number(party.children) };
    return booking.rates(hotel.content, wanted).catch((error: unknown) => {
      log('error', 'rates_not_read', { hotel: hotel.slug, message: String(error) });
      return 'unanswered' as const;
    });
  };
  const rooms = relatedAll(roomStories, 'room');
  const all = await Promise.all(
    stories.map(async (hotel) => hotelOffers(hotel, roomsOf(hotel, rooms), stay ? await rates(hotel, stay) : null)),
  );
  const place = { ...asked, hotel: named?.slug ?? '' };
  const hotels = await Promise.all(
    chooseRooms(all, place, guests).map(async (offers): Promise<ChosenHotel> => {
      const story = stories.find(({ slug }) => slug === offers.hotel.slug);
      // One room is enough where there is one, unless they want two.
      if (!story || !stay || (offers.rooms.length > 0 && !asked.two)) return offers;
      const known = (party: Guests) => rates(story, party).then((answer) => (answer === 'unanswered' ? null : answer));
      const linkOf = (both: RoomPair['rooms']) =>
        booking.visit(
          story.content,
          stay,
          both.map(({ code, party }) => ({
            ...{ room: code, adults: Number(party.adults), children: Number(party.children) },
          })),
        );
      return { ...offers, pairs: await roomPairs(stay, [...offers.rooms, ...offers.tooSmall], known, linkOf) };
    }),
  );
  const isShown = (slug: string) => hotels.some(({ hotel }) => hotel.slug === slug);
  const askedFor = all.filter(({ citySlug }) => place.city === '' || place.city === citySlug);
  return {
    from,
    page: {
      query: place,
      values: { ...form, hotel: place.hotel, adults },
      errors,
      stay,
      guests,
      hotels,
      withoutMatch: place.hotel ? [] : askedFor.flatMap(({ hotel }) => (isShown(hotel.slug) ? [] : hotel.name)),
      compared: asked.compare.length > 0 ? comparison(all, hotels, asked.compare) : null,
      cities: all.map(({ citySlug, hotel }) => ({ value: citySlug, name: hotel.city })),
      tooSmall: hotels.flatMap(({ tooSmall }) => tooSmall).find(({ slug }) => slug === asked.room) ?? null,
      only: named && bookingHotel(named),
      others: named ? stories.map(bookingHotel) : [],
      timeZone,
    },
  };
}

function stayOf({ arrive, depart, adults, children, promo }: StayForm): StoredStay {
  return { arrive, depart, adults, children: children || '0', promo };
}

function roomsOf(hotel: StoryOf<'hotel'>, rooms: readonly StoryOf<'room'>[]): StoryOf<'room'>[] {
  return rooms.filter(({ content }) => hotelUuid(content.hotel) === hotel.uuid);
}

function hotelUuid(hotel: unknown): string {
  return typeof hotel === 'object' && hotel !== null && 'uuid' in hotel ? String(hotel.uuid) : String(hotel);
}

function comparison(all: readonly HotelOffers[], shown: readonly ChosenHotel[], keys: readonly string[]): Compared[] {
  return comparedRooms(all, shown, keys)
    .slice(0, mostCompared)
    .map(({ room, offers: { hotel, currency } }) => ({
      ...{ room, currency },
      hotelName: hotel.name,
      hotelSlug: hotel.slug,
      bookable: hotel.bookable,
    }));
}
