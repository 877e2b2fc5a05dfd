import type { SeedStory } from '#embedded/content/content-seed.ts';
import { asset } from '../../asset.ts';
import { link, richText } from '../../rich-text.ts';
import { nextCalendarDay } from '../../seed-dates.ts';
import { cta, item, ref, story, storyLink, urlLink } from '../../story-fields.ts';
import { controls, dish, hours, section, sizes } from './menu-parts.ts';

const counter = asset(
  'venues/siren-cafe-counter',
  'The Siren Cafe: three arched windows tiled in blush scales, a domed brass espresso machine in the middle one, cakes under glass',
);
const counterNight = asset(
  'venues/siren-cafe-counter-night',
  'The Siren Cafe after dark: two globe lamps over the three arched windows, the brass machine gleaming',
);
const pastry = asset(
  'venues/siren-cafe-pastry',
  'The pastry case of the café: croissants, tarts and doughnuts on brass shelves, a barista with curly hair reaching in with tongs',
);
const cup = asset(
  'venues/siren-cafe-cup',
  'A terrazzo table from above: a fern drawn in coffee foam, a cinnamon roll, folded spectacles on a newspaper',
);

export function sirenCafeStories(today: Date): SeedStory[] {
  return [
    story(
      'dining/the-siren-cafe',
      'The Siren Cafe',
      {
        component: 'venue',
        name: 'The Siren Cafe',
        kind: 'cafe',
        hotel: ref('hotels/the-siren'),
        brand_key: 'cafe',
        blurb:
          'Coffee through the cashiers’ windows of a rope company. Four tables, one long bench, a machine that sighs.',
        street: '88 Ropewalk Street',
        locality: 'Detroit',
        region: 'MI',
        postal: '48226',
        country: 'US',
        phone: '+1 313-555-0107',
        email: 'cafe@thesiren.example',
        hours: [
          hours(['mon', 'tue', 'wed', 'thu', 'fri'], '06:30', '18:00'),
          hours(['sat', 'sun'], '07:30', '17:00', 'Cinnamon rolls from nine'),
        ],
        closures: [
          {
            component: 'closure',
            date: nextCalendarDay(today, '12-25'),
            reason: 'There is an urn in the lobby instead.',
          },
        ],
        cuisine: ['coffee', 'baking'],
        price_range: '$',
        menus: [{ component: 'menu_ref', label: 'Coffee and so on', menu: ref('dining/the-siren-cafe/coffee') }],
        controls: controls(['reserve', 'Order'], ['directions', 'Directions']),
        accessibility: richText(
          'In the arcade, all on one level. The left-hand window is at 34 inches and is the one to order from sitting down; it has a hearing loop. Tables are 29 inches and can be moved.',
        ),
        photos: [counter, cup],
        footer: ref('global-elements/footer-the-siren'),
        theme_key: 'siren',
        layout: 'siren',
        header_style: 'solid',
        body: [
          {
            component: 'hotel_hero',
            eyebrow: 'In the arcade, The Siren',
            heading: 'The Siren Cafe',
            intro:
              'Harbeck’s cashiers paid wages through these three windows every second Friday. Line up the same way; the news is better.',
            media: counter,
            media_night: counterNight,
            overlay: 'scrim',
            ctas: [cta('Menu', storyLink('dining/the-siren-cafe/coffee'))],
            align: 'center',
            height: 'medium',
          },
          {
            component: 'eat_drink_section',
            venue: ref('dining/the-siren-cafe'),
            variant: 'the_siren_cafe',
            heading: 'Standing room, mostly',
            body: richText(
              'The machine is a two-group of 1961 under a brass dome, rebuilt by a man in Hamtramck who visits it on its birthday. The beans are roasted a mile up the road on Wednesdays, so Thursday’s cup is the one to judge us by.',
              'Say your name once at the left-hand window. They will have it the day after tomorrow, and your order the day after that.',
            ),
            media: [cup, pastry],
            media_side: 'end',
            show_hours: true,
            show_menus: true,
            note_heading: 'Laptops',
            note: 'There is wireless, and one socket, under the bench at the palm end. Laptops close at noon on Saturdays and Sundays so that people can sit down with a newspaper and be spoken to.',
            ctas: [
              cta('Call to order', urlLink('tel:+1-313-555-0107'), { icon: 'phone' }),
              cta('Directions', urlLink('https://www.openstreetmap.org/#map=18/42.3357/-83.0481'), {
                style: 'text',
                icon: 'pin',
              }),
            ],
          },
          {
            component: 'quote',
            text: 'A cortado, a roll, and the sight of a woman in a bathrobe asking directions to the records. I was home.',
            source: 'Woodward & Main, a newsletter',
          },
          {
            component: 'accordion_group',
            heading: 'Small print, large cup',
            items: [
              item('Own cup?', 'cup', 'Fifty cents off, whatever it looks like. A goldfish bowl was accepted once.'),
              item(
                'Which milk costs more?',
                'milk',
                'None of them. Whole, oat and soy are the same price, and the steam wands are wiped between.',
              ),
              item('Coffee for a meeting?', 'urns', [
                'An urn for twelve is $38 with cups, carried anywhere within two blocks. ',
                link('Write', urlLink('/contact?hotel=the-siren')),
                ' by four the day before.',
              ]),
            ],
          },
          cta('Write to the cafe', urlLink('/contact?hotel=the-siren'), { style: 'text' }),
        ],
        seo_title: 'The Siren Cafe, coffee in a Detroit arcade',
        seo_description:
          'Coffee served through three cashiers’ windows in the arcade of The Siren, Detroit, from half past six. Cinnamon rolls at nine on weekends, no laptops.',
        seo_og_image: counter,
      },
      { is_startpage: true, tag_list: ['detroit'] },
    ),
    story('dining/the-siren-cafe/coffee', 'Coffee', {
      component: 'menu',
      title: 'The Siren Cafe: coffee and so on',
      picture: cup,
      intro: 'Whole, oat or soy at one price. Decaffeinated is not a moral failing and costs the same.',
      sections: [
        section(
          'From the dome',
          '',
          dish('Espresso', '3.25', 'Short, in glass', { diet: ['vegan', 'vegetarian', 'gluten_free'] }),
          dish('Cortado', '4', 'Equal parts, as arbitration', {
            diet: ['vegetarian', 'gluten_free'],
            allergens: ['milk'],
          }),
          dish('Flat White', '', 'Less foam than you feared', {
            variants: sizes(['Small', '4.25'], ['Less small', '5']),
            diet: ['vegetarian', 'gluten_free'],
            allergens: ['milk'],
          }),
          dish('Mermaid', '5.50', 'Espresso, orange peel, cardamom, a spoon of cream', {
            diet: ['vegetarian', 'gluten_free'],
            allergens: ['milk'],
            new: true,
          }),
        ),
        section(
          'From the shelf behind it',
          '',
          dish('Filter', '', 'One origin, changed on Wednesdays', {
            variants: sizes(['Cup', '3'], ['Pot for two', '7']),
            diet: ['vegan', 'vegetarian', 'gluten_free'],
          }),
          dish('Iced Black', '4.50', 'Steeped eighteen hours in the vault', {
            diet: ['vegan', 'vegetarian', 'gluten_free'],
          }),
          dish('Tea in a Pot', '4', 'Assam, smoky, mint or chamomile', {
            diet: ['vegan', 'vegetarian', 'gluten_free'],
          }),
          dish('Cocoa', '4.75', 'Thick enough to argue with', {
            diet: ['vegetarian', 'gluten_free'],
            allergens: ['milk', 'soybeans'],
          }),
        ),
        section(
          'Under glass',
          'Baked at Karl’s, carried across the lobby',
          dish('Cinnamon Roll', '4.50', 'Saturday and Sunday, from nine', {
            diet: ['vegetarian'],
            allergens: ['milk', 'eggs', 'wheat'],
          }),
          dish('Olive Oil Cake', '4', 'By the slab', { diet: ['vegan', 'vegetarian'], allergens: ['wheat'] }),
          dish('Almond Slice', '4', 'Flourless, dark at the edges', {
            diet: ['vegetarian', 'gluten_free'],
            allergens: ['tree_nuts', 'eggs', 'milk'],
          }),
          dish('Ham and Butter Bun', '6', 'Until they go, about eleven', {
            allergens: ['wheat', 'milk', 'eggs'],
            sold_out: false,
          }),
        ),
      ],
      seo_title: 'Coffee menu, The Siren Cafe, Detroit',
      seo_description:
        'Cortados, filter by the pot, cold black coffee steeped in a vault, and cakes baked at Karl’s: prices and allergens at The Siren Cafe in Detroit.',
    }),
  ];
}
