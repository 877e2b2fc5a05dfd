import type { SeedStory } from '#embedded/content/content-seed.ts';
import { asset } from '../../asset.ts';
import { link, richText } from '../../rich-text.ts';
import { nextCalendarDay } from '../../seed-dates.ts';
import { cta, item, ref, story, storyLink, urlLink } from '../../story-fields.ts';
import { controls, hours } from './menu-parts.ts';

const shelf = asset(
  'venues/siren-shop-shelf',
  'The long shelf at The Siren Shop: mugs, candles, key tags, robes, a snow globe with a tower in it, and a cat on the blankets',
);
const vault = asset(
  'venues/siren-shop-vault',
  'The vault of The Siren: a round steel door stands open on lit shelves of mugs, robes and parcels, Franklin at the till with his keys',
  { focus: '2160x400:2400x1200' },
);
const vaultNight = asset(
  'venues/siren-shop-vault-night',
  'The vault of The Siren at night: the arcade dark, the round doorway bright, Franklin at the till with his keys',
  { focus: '2160x400:2400x1200' },
);

export function sirenShopStories(today: Date): SeedStory[] {
  return [
    story(
      'dining/the-siren-shop',
      'The Siren Shop',
      {
        component: 'venue',
        name: 'The Siren Shop',
        kind: 'shop',
        hotel: ref('hotels/the-siren'),
        brand_key: 'vault',
        blurb: 'The company vault, with its door propped open. Robes, candles, key tags, rope by the yard.',
        street: '88 Ropewalk Street',
        locality: 'Detroit',
        region: 'MI',
        postal: '48226',
        country: 'US',
        phone: '+1 313-555-0108',
        email: 'shop@thesiren.example',
        hours: [hours(['thu', 'fri', 'sat'], '11:00', '19:00'), hours(['sun', 'mon'], '12:00', '17:00')],
        closures: [{ component: 'closure', date: nextCalendarDay(today, '01-02'), reason: 'Counting everything.' }],
        price_range: '$$',
        controls: controls(['shop', 'Shop'], ['directions', 'Visit']),
        accessibility: richText(
          'The vault door is four feet wide and eleven inches thick, and its sill has been bridged with a steel plate, so the floor is level from the arcade. Inside there is room to turn by the till. Anything above shoulder height is handed down without being asked for.',
        ),
        photos: [vault, shelf],
        footer: ref('global-elements/footer-the-siren'),
        theme_key: 'siren',
        layout: 'siren',
        header_style: 'solid',
        body: [
          {
            component: 'hotel_hero',
            eyebrow: 'In the vault at The Siren',
            heading: 'The Siren Shop',
            intro:
              'Nine feet by fourteen, no windows, formerly full of bearer bonds. Now it is full of bathrobes, which people also hold onto.',
            media: vault,
            media_night: vaultNight,
            overlay: 'scrim',
            ctas: [
              cta('Shop online', storyLink('souvenirs')),
              cta('Hours and directions', storyLink('dining/the-siren-shop', { anchor: 'visit' }), {
                style: 'secondary',
              }),
            ],
            align: 'start',
            height: 'medium',
          },
          {
            component: 'eat_drink_section',
            anchor_id: 'visit',
            venue: ref('dining/the-siren-shop'),
            variant: 'the_siren_shop',
            heading: 'Small, but you can open everything',
            body: richText(
              'What the five houses sell is here to be picked up, unfolded and smelled: the robe in three sizes, the soap in its paper, the matchbox candle burning so that you know. Franklin Odom keeps the till. He was a locksmith and will tell you how the door works, at length, if you ask, and slightly if you do not.',
            ),
            media: [shelf],
            media_side: 'start',
            note_heading: 'Wrapping',
            note: 'Free, in old bills of lading, of which the basement holds some forty thousand. Say if it is for somebody in shipping and Franklin will look for their harbor.',
            show_hours: true,
            show_menus: false,
            ctas: [
              cta('Shop souvenirs', storyLink('souvenirs')),
              cta('Directions', urlLink('https://www.openstreetmap.org/#map=18/42.3357/-83.0481'), {
                style: 'text',
                icon: 'pin',
              }),
            ],
          },
          {
            component: 'columns',
            items: [
              {
                component: 'text_item',
                title: 'Only here',
                body: richText(
                  'Rope, three-strand, from the last spool the company wound: four dollars a yard, eye-spliced while you wait. We cannot post it because we cannot bear to cut it small.',
                ),
              },
              {
                component: 'text_item',
                title: 'On approval',
                body: richText(
                  'Guests may take a robe upstairs, wear it for a night and decide. It goes on the room bill or back on the hook. About one in nine comes back.',
                ),
              },
              {
                component: 'text_item',
                title: 'Posted',
                body: richText([
                  'Everything but the rope ships from this room on Tuesdays and Fridays. How long that takes, and to where, is set out ',
                  link('with the other questions', storyLink('souvenirs/faqs')),
                  '.',
                ]),
              },
            ],
          },
          {
            component: 'accordion_group',
            heading: 'Asked over the counter',
            items: [
              item(
                'May I return something bought online?',
                'returns',
                'Yes, within forty-five days, to Franklin’s face. Bring the slip or the address it was sent to.',
              ),
              item('Can you get a thing engraved?', 'engraving', [
                'Key tags, up to fourteen letters, $9, two days. ',
                link('Send us the letters', urlLink('/contact?hotel=the-siren')),
                ' and check them twice.',
              ]),
              item(
                'Does the vault door ever close?',
                'door',
                'Once a year, on the second of January, with Franklin on the outside.',
              ),
            ],
          },
        ],
        seo_title: 'The Siren Shop, in the vault at The Siren, Detroit',
        seo_description:
          'Robes, candles, key tags and rope by the yard in the old company vault of The Siren in Detroit. Free wrapping, robes on approval, open Thursday to Monday.',
        seo_og_image: vault,
      },
      { is_startpage: true, tag_list: ['detroit'] },
    ),
  ];
}
