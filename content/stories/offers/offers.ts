import type { SeedStory } from '#embedded/content/content-seed.ts';
import { asset } from '../../asset.ts';
import { list, richText } from '../../rich-text.ts';
import { daysAhead } from '../../seed-dates.ts';
import { bookLink, refs, story, urlLink } from '../../story-fields.ts';

/** Four offers; the nearest ends in ten days, the last in four months. */
export function offerStories(today: Date): SeedStory[] {
  return [
    story('offers/slow-sunday', 'Slow Sunday', {
      component: 'offer',
      title: 'Sunday night, and no hurry on Monday',
      summary:
        'A quarter off every Sunday in every open house, and the room is yours until four on Monday afternoon. Sundays are when we are emptiest and the sheets are freshest.',
      terms: richText(
        list(
          'Sunday arrivals; the reduction applies to the Sunday night alone.',
          'Late departure is held for you, not subject to anything.',
          'Up to three rooms a booking.',
        ),
      ),
      image: asset(
        'siren/rope-king-rope',
        'A coil of gilded rope above a headboard with two pillows, a reading lamp on its arm',
      ),
      valid_from: daysAhead(today, -20, '00:00', 'America/New_York'),
      valid_until: daysAhead(today, 120, '23:59', 'America/New_York'),
      blackout: 'Not on the Sundays of Mardi Gras or the Preakness.',
      promo_code: 'SLOWSUNDAY',
      price_note: '25% off, from $112',
      cta: urlLink('/book?promo=SLOWSUNDAY'),
      priority: '10',
    }),
    story('offers/pie-and-a-pillow', 'Pie and a pillow', {
      component: 'offer',
      title: 'Pie and a pillow',
      summary:
        'Two nights or more at The Siren with breakfast for two at Karl’s each morning and one whole pie, boxed, to take on the train.',
      terms: richText(
        'Two consecutive nights, any room but the Studio Single. Breakfast is any plate and any amount of coffee. The pie is whatever Dolores baked; say so when you book if you cannot have nuts.',
      ),
      image: asset(
        'venues/karls-pie',
        'A lattice cherry pie on red gingham with one slice out on a plate, black coffee and a room key beside it',
      ),
      hotels: refs('hotels/the-siren'),
      valid_from: daysAhead(today, -10, '00:00', 'America/Detroit'),
      valid_until: daysAhead(today, 75, '23:59', 'America/Detroit'),
      blackout: 'Karl’s is closed on Mondays; a Monday breakfast becomes a Tuesday lunch.',
      promo_code: 'PIEHOUSE',
      price_note: 'From $450 for two nights, fees included, taxes extra',
      cta: urlLink('/book?hotel=the-siren&promo=PIEHOUSE'),
      priority: '8',
    }),
    story('offers/three-vespers', 'Three vespers', {
      component: 'offer',
      title: 'Three weeknights at the price of two',
      summary:
        'Check in at Peter & Paul on a Monday, Tuesday or Wednesday and the third night is on the parish. Thursday’s organ comes with it if you time it well.',
      terms: richText(
        'Three nights in the same room, the cheapest of them free. Arrivals Monday to Wednesday. Cannot be joined to another offer, though you may ask.',
      ),
      image: asset(
        'peter-and-paul/rectory-king-gallery',
        'A robe over the iron rail of the gallery, coffee beside a rocking chair, a red steeple and a ship beyond the levee',
      ),
      hotels: refs('hotels/peter-and-paul'),
      valid_from: daysAhead(today, -5, '00:00', 'America/Chicago'),
      valid_until: daysAhead(today, 60, '23:59', 'America/Chicago'),
      promo_code: 'VESPER3',
      price_note: 'From $398 for three nights, fees included, taxes extra',
      cta: urlLink('/book?hotel=peter-and-paul&promo=VESPER3'),
      priority: '6',
    }),
    story('offers/whole-bunk-room', 'The whole bunk room', {
      component: 'offer',
      title: 'Four bunks, one price',
      summary:
        'Neptune’s bunk room for four at $140, however many of you there turn out to be. Bring the band, the choir or the in-laws.',
      terms: richText(
        'One bunk room, up to four people, any night from Sunday to Thursday. Towels for as many as come. Who gets the top is your affair.',
      ),
      image: asset(
        'neptune/bunk-room-berth',
        'One of the berths: a plaid blanket, a book left open, a lamp and a porthole with two ducks',
      ),
      hotels: refs('hotels/neptune'),
      valid_from: daysAhead(today, -30, '00:00', 'America/New_York'),
      valid_until: daysAhead(today, 10, '23:59', 'America/New_York'),
      promo_code: 'FOURBUNKS',
      price_note: '$140 the night for the room, fees included, taxes extra',
      cta: bookLink('neptune', 'BNK', { adults: 4 }),
      priority: '4',
    }),
  ];
}
