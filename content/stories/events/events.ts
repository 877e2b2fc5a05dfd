import type { SeedStory } from '#embedded/content/content-seed.ts';
import { asset } from '../../asset.ts';
import { link, richText } from '../../rich-text.ts';
import { dayAhead, daysAhead, nextWeekday } from '../../seed-dates.ts';
import { ref, story, storyLink, urlLink } from '../../story-fields.ts';

const eastern = 'America/New_York';
const central = 'America/Chicago';
const detroit = 'America/Detroit';

/** Two evenings that come back every week, a Sunday a month, and one fair. */
export function eventStories(today: Date): SeedStory[] {
  return [
    story('dining/the-vestry/events/organ-night', 'Organ night', {
      component: 'event',
      title: 'Organ night in the nave',
      summary:
        'Half past seven on Thursdays, Lucien Babineaux sits down at the 1889 organ. Forty minutes, no program, supper at The Vestry before or after.',
      body: richText(
        'The organ has eleven ranks, one of which sulks. Lucien chooses what to play when he hears how damp it is: Couperin if it is dry, hymns his grandmother liked if it is not, and once, in August, the whole of a Fats Domino side.',
        'Sit anywhere. The front pews feel it, the back pews hear it, the sixth on the left has a cushion. Doors open at seven, the bar is the altar rail, and the cat is allowed.',
        [
          'If you want a table, The Vestry lays a short supper at half past five and a long one at half past eight. ',
          link('Menus are here', storyLink('dining/the-vestry')),
          '.',
        ],
      ),
      image: asset(
        'events/organ-night',
        'The organist seen from behind at two keyboards, rows of candles around him, the pipes going up into the dark',
      ),
      venue: ref('dining/the-vestry'),
      hotel: ref('hotels/peter-and-paul'),
      start: nextWeekday(today, 'thu', '19:30', central),
      end: nextWeekday(today, 'thu', '20:15', central),
      timezone: central,
      repeat: 'weekly',
      repeat_days: ['thu'],
      repeat_until: daysAhead(today, 364, '22:00', central),
      skip_dates: nextWeekday(today, 'thu', '12:00', central, 4).slice(0, 10),
      status: 'scheduled',
      price_kind: 'free',
      capacity_note: 'A hundred and twenty seats in the pews; they fill about ten minutes before.',
      age: 'all',
      tags: ['music', 'free', 'weekly', 'family'],
      theme_key: 'peter-and-paul',
      layout: 'ash',
      seo_title: 'Organ night at Peter & Paul, New Orleans',
      seo_description:
        'Every Thursday at half past seven: forty minutes of organ music in the nave at Peter & Paul, free, with supper at The Vestry before or after.',
    }),
    story('hotels/the-siren/events/record-fair', 'Record fair', {
      component: 'event',
      title: 'The rope cage record fair',
      summary:
        'Thirty dealers, one checkered floor, ten in the morning until five. Soul, gospel, techno, polka and the things nobody has filed yet.',
      body: richText(
        'Twice a year the arcade is cleared of palms and filled with trestles. Dealers come from Flint, Toledo, Windsor and a barn near Ypsilanti; the barn is worth being early for.',
        'There are two listening posts by the telephone booth, with headphones, and a man with a stylus microscope who will tell you what you have done to yours. Karl’s sells egg sandwiches through the lobby door from half past nine.',
        'Cash is quicker, though everyone takes cards. Crates under the tables are a dollar a record and nobody will help you up.',
      ),
      image: asset(
        'events/record-fair',
        'The arcade full of record crates in late sun, three people leafing through them, a hand in front holding up a disc to the light',
      ),
      hotel: ref('hotels/the-siren'),
      start: nextWeekday(today, 'sat', '10:00', detroit, 3),
      end: nextWeekday(today, 'sat', '17:00', detroit, 3),
      timezone: detroit,
      repeat: 'none',
      status: 'scheduled',
      price_kind: 'from',
      price: '3',
      currency: 'USD',
      embed: [
        {
          component: 'event_booking_frame',
          title: 'In at nine with the dealers',
          provider: 'embedded',
          url: '/_services/event-frame/early-entry',
          height_desktop: '520',
          height_mobile: '620',
          auto_height: true,
          load: 'visible',
          consent_category: 'functional',
          fallback_text: 'The window did not come. The desk in the lobby sells the same tickets, in pencil.',
          fallback_link: urlLink('/contact?hotel=the-siren'),
        },
      ],
      capacity_note: 'Three dollars at the door, ten if you must come in at nine with the dealers.',
      age: 'all',
      tags: ['music', 'market', 'family'],
      theme_key: 'siren',
      layout: 'siren',
      seo_title: 'The rope cage record fair at The Siren, Detroit',
      seo_description:
        'Thirty record dealers on the arcade floor of The Siren in Detroit, ten until five. Listening posts, dollar crates, egg sandwiches. Entry three dollars.',
    }),
    story('hotels/neptune/events/oyster-sunday', 'Oyster Sunday', {
      component: 'event',
      title: 'Oyster Sunday',
      summary:
        'One Sunday a month the mess hall opens its long doors and Manny Teixeira opens oysters, a dozen for $28, until the sacks are empty.',
      body: richText(
        'They come up the bay that morning from two growers whose leases face each other across a channel, and who do not speak. Manny puts them on the same ice. You may have an opinion; you are asked to keep it at the table.',
        'With the oysters: brown bread, horseradish, lemon, a pot of chowder and whatever beer is on. There is a grilled cheese for anyone who has come along out of love.',
        'The river does the rest. At low water it smells of what it is, and the tables outside fill up last.',
      ),
      image: asset(
        'events/oyster-sunday',
        'A table on the quay covered in teal gingham and platters of oysters, a hand reaching in, a gull on a buoy looking on',
      ),
      hotel: ref('hotels/neptune'),
      start: nextWeekday(today, 'sun', '13:00', eastern, 1),
      end: nextWeekday(today, 'sun', '18:00', eastern, 1),
      timezone: eastern,
      repeat: 'monthly',
      repeat_days: ['sun'],
      repeat_until: daysAhead(today, 330, '22:00', eastern),
      status: 'scheduled',
      price_kind: 'from',
      price: '28',
      currency: 'USD',
      capacity: '80',
      max_tickets: '8',
      capacity_note: 'Eighty places at the long tables. Hold one here; otherwise come and stand.',
      age: 'all',
      tags: ['food'],
      theme_key: 'neptune',
      layout: 'ash',
      seo_title: 'Oyster Sunday at Neptune, Providence',
      seo_description:
        'A monthly Sunday of Narragansett Bay oysters at Neptune in Providence: a dozen for $28, chowder, brown bread, long tables and the river outside.',
    }),
    story('hotels/ulysses/events/life-drawing', 'Life drawing', {
      component: 'event',
      title: 'Life drawing in the library',
      summary:
        'Tuesdays, half past six to half past eight. Usually a model, always a stove, twenty stools. Charcoal and paper are on the table; talent is optional.',
      body: richText(
        'The library faces north, as painters like, and the stove was moved so that the model stands beside it. Short poses until seven, then tea, then two long ones. Some weeks the model has a cold and we draw the tablecloth, which has better folds. Imani Okafor, who taught anatomy to medical students for thirty years, walks about and says useful things about knees.',
        'Beginners sit at the front. Nobody holds up your drawing. What you leave behind is pinned in the elevator, with your permission, for a week.',
      ),
      image: asset(
        'events/life-drawing',
        'A model laughing on a dais between two people at easels, finished drawings behind, a stove alight',
      ),
      hotel: ref('hotels/ulysses'),
      start: nextWeekday(today, 'tue', '18:30', eastern),
      end: nextWeekday(today, 'tue', '20:30', eastern),
      timezone: eastern,
      repeat: 'weekly',
      repeat_days: ['tue'],
      repeat_until: daysAhead(today, 180, '22:00', eastern),
      skip_dates: [dayAhead(new Date(nextWeekday(today, 'tue', '12:00', eastern)), 21)].join('\n'),
      status: 'scheduled',
      price_kind: 'ticketed',
      price: '18',
      currency: 'USD',
      capacity: '20',
      max_tickets: '4',
      sold_out_dates: dayAhead(new Date(nextWeekday(today, 'tue', '12:00', eastern)), 7),
      capacity_note: 'Twenty stools. Guests of the house pay nothing and get first pick.',
      age: '18',
      tags: ['drawing', 'weekly'],
      theme_key: 'ulysses',
      layout: 'ulysses',
      seo_title: 'Life drawing at Ulysses, Baltimore',
      seo_description:
        'Tuesdays in the library at Ulysses, Baltimore: two hours of life drawing with a model, a stove and charcoal provided. $18, free to hotel guests.',
    }),
  ];
}
