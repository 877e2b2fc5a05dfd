import { asset } from '../../asset.ts';
import { type Input, story, storyLink, urlLink } from '../../story-fields.ts';
import { socials } from './socials.ts';

type Entry = Input<'mega_menu_link'>;

function entry(label: string, link: Entry['link'], words: { note?: string; badge?: string } = {}): Entry {
  return { component: 'mega_menu_link', label, link, ...words };
}

function column(title: string, ...links: Entry[]): Input<'mega_menu_column'> {
  return { component: 'mega_menu_column', title, links };
}

/**
 * The header and its menu. Its panels say facts of other stories again: open hotels, hours, ages, the percent of Slow
 * Sunday (docs/texts.md).
 */
export const header = story('global-elements/header', 'Header', {
  component: 'header',
  logo_text: 'ash',
  mega_menu: [
    {
      component: 'mega_menu',
      items: [
        {
          component: 'mega_menu_item',
          label: 'Hotels',
          panel: [
            column(
              'Open tonight',
              entry('The Siren', storyLink('hotels/the-siren'), { note: 'Detroit, a rope company’s tower' }),
              entry('Peter & Paul', storyLink('hotels/peter-and-paul'), {
                note: 'New Orleans, a church and its school',
              }),
              entry('Ulysses', storyLink('hotels/ulysses'), { note: 'Baltimore, 1912 apartments' }),
              entry('Neptune', storyLink('hotels/neptune'), { note: 'Providence, once The Dean' }),
            ),
            column(
              'Which one, which nights',
              entry('All rooms, all prices', urlLink('/hotels'), { note: 'For your nights, taxes and all' }),
              entry('Accessible rooms', urlLink('/hotels?access=step-free'), { note: 'By what they have, measured' }),
            ),
            column(
              'On the way',
              entry('Shenandoah Mansions', storyLink('hotels/shenandoah-mansions'), {
                note: 'Roanoke, above the orchard',
                badge: 'Coming soon',
              }),
            ),
            {
              component: 'mega_menu_column',
              image: asset(
                'siren/hero',
                'The Siren’s terracotta tower at sundown, the mermaid weathervane pointing west',
                {
                  focus: '1150x60:2200x1500',
                },
              ),
              promo: 'Sunday nights cost a quarter less in every open house.',
            },
          ],
        },
        {
          component: 'mega_menu_item',
          label: 'Eat & drink',
          panel: [
            column(
              'Detroit',
              entry('Karl’s', storyLink('dining/karls'), { note: 'Diner; closed Mondays' }),
              entry('The Siren Cafe', storyLink('dining/the-siren-cafe'), { note: 'Coffee from half past six' }),
              entry('Candy Bar', storyLink('dining/candy-bar'), { note: 'Cocktails, 21 and over' }),
              entry('The Siren Shop', storyLink('dining/the-siren-shop'), { note: 'Robes, records, rope' }),
            ),
            column(
              'Baltimore',
              entry('The Gold Room', storyLink('dining/the-gold-room'), { note: 'Dinner under the gilding' }),
            ),
            column(
              'New Orleans',
              entry('The Vestry', storyLink('dining/the-vestry'), { note: 'Supper where the robes hung' }),
            ),
            column(
              'Evenings and Sundays',
              entry('All events', storyLink('events'), { note: 'Organ, charcoal, oysters, records' }),
            ),
          ],
        },
        {
          component: 'mega_menu_item',
          label: 'City guides',
          panel: [
            column(
              'Walk out of the door',
              entry('All five cities', storyLink('ash-city-guides')),
              entry('Detroit', storyLink('ash-city-guides/detroit')),
              entry('New Orleans', storyLink('ash-city-guides/new-orleans')),
              entry('Baltimore', storyLink('ash-city-guides/baltimore')),
              entry('Providence', storyLink('ash-city-guides/providence')),
              entry('Roanoke', storyLink('ash-city-guides/roanoke')),
            ),
          ],
        },
        { component: 'mega_menu_item', label: 'Events', link: storyLink('events') },
        { component: 'mega_menu_item', label: 'ash mail', link: storyLink('ash-mail') },
        {
          component: 'mega_menu_item',
          label: 'Souvenirs',
          link: storyLink('souvenirs'),
          panel: [
            column(
              'The shelves',
              entry('Rooms & beds', urlLink('/collections/rooms-and-beds'), { note: 'The robe, chiefly' }),
              entry('Table & bar', urlLink('/collections/table-and-bar'), { note: 'Mugs, picks, gingham' }),
              entry('Paper & pockets', urlLink('/collections/paper-and-pockets'), { note: 'Posters, pins, key tags' }),
            ),
            column(
              'At the till',
              entry('Search souvenirs', urlLink('/search?kind=things')),
              entry('Questions and delivery', storyLink('souvenirs/faqs')),
              entry('Where is my order?', urlLink('/orders')),
              entry('Your cart', urlLink('/cart')),
              entry('Your account', urlLink('/auth/account')),
            ),
          ],
        },
        {
          component: 'mega_menu_item',
          label: 'About',
          link: storyLink('about'),
          panel: [
            column(
              'The group',
              entry('About ash', storyLink('about')),
              entry('The people', storyLink('team')),
              entry('Work here', storyLink('careers')),
              entry('For investors', storyLink('investors')),
            ),
            column(
              'Also',
              entry('Press', storyLink('press')),
              entry('Mood', storyLink('mood'), { note: 'Pictures we keep on the wall' }),
              entry('Room service', storyLink('room-service'), { note: 'What the kitchens send up' }),
            ),
          ],
        },
      ],
      utility: [
        entry('Search', urlLink('/search')),
        entry('Newsletter', storyLink('newsletter')),
        entry('Contact', storyLink('contact')),
      ],
      book_cta: urlLink('/book'),
      mobile_footer: [
        entry('Instagram', socials.social_instagram),
        entry('Write to us', storyLink('contact')),
        entry('Your account', urlLink('/auth/account')),
      ],
    },
  ],
});
