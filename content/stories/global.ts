import { heading, link, richText } from '../rich-text.ts';
import { contactLink, cta, refs, story, storyLink } from '../story-fields.ts';

const row = (...cells: string[]) => ({ body: cells.map((value) => ({ value })) });

/**
 * One page with what holds for all five hotels: telephone numbers, time zones, and the hours of check-in and check-out, which
 * it repeats from the hotels' stories (docs/texts.md).
 */
export const globalStories = [
  story('global', 'All five houses at once', {
    component: 'page',
    noindex: true,
    title: 'All five houses at once',
    body: [
      {
        component: 'hotels_nav',
        label: 'The houses, west to east',
        style: 'map',
        show_coming_soon: true,
        hotels: refs(
          'hotels/peter-and-paul',
          'hotels/the-siren',
          'hotels/shenandoah-mansions',
          'hotels/ulysses',
          'hotels/neptune',
        ),
      },
      {
        component: 'table_block',
        caption: 'Telephone numbers, clocks and keys',
        table: {
          thead: [
            { value: 'Hotel' },
            { value: 'Telephone' },
            { value: 'Time zone' },
            { value: 'Check-in' },
            { value: 'Check-out' },
          ],
          tbody: [
            row('Peter & Paul, New Orleans', '+1 504-555-0117', 'Central', '4 pm', '11:30 am'),
            row('The Siren, Detroit', '+1 313-555-0104', 'Eastern', '3 pm', '11 am'),
            row('Shenandoah Mansions, Roanoke', '+1 540-555-0161', 'Eastern', 'Not yet', 'Not yet'),
            row('Ulysses, Baltimore', '+1 410-555-0112', 'Eastern', '3 pm', 'Noon'),
            row('Neptune, Providence', '+1 401-555-0123', 'Eastern', '3 pm', '11 am'),
          ],
        },
      },
      {
        component: 'rich_text',
        body: richText(heading('The same at every address'), [
          'Somebody is awake at the desk. The price of the night includes what we charge for; the taxes are named before you pay. An accessible room, once booked, is that room and no other. For a party that needs more than one city, ',
          link('write to us', contactLink('stay')),
          ' and one person will arrange all of it.',
        ]),
      },
      {
        component: 'global_elements',
        elements: refs(
          'global-elements/message-banner',
          'global-elements/staging-banner',
          'global-elements/splash',
          'global-elements/header',
          'global-elements/hotels-nav',
          'global-elements/tag-sidebar',
          'global-elements/footer',
        ),
      },
      cta('Contact us', storyLink('contact'), { style: 'text', icon: 'arrow' }),
    ],
    seo_title: 'All five ash hotels: numbers, clocks and keys',
    seo_description:
      'The five ash hotels on one page, with each desk’s telephone number, time zone and check-in hours, and what holds at every address in the group.',
  }),
];
