import type { SeedStory } from '#embedded/content/content-seed.ts';
import { asset } from '../../asset.ts';
import { link, list, richText } from '../../rich-text.ts';
import { nextCalendarDay } from '../../seed-dates.ts';
import { cta, item, ref, story, storyLink, urlLink } from '../../story-fields.ts';
import { dish, hours, section, sizes } from './menu-parts.ts';

const longTable = asset(
  'venues/vestry-table',
  'The Vestry: one long table under a green gingham cloth, vestments hung along both walls, a cat on the bench at the near end',
);
const longTableNight = asset(
  'venues/vestry-table-night',
  'The Vestry by candles: the long table half in the dark, the window gone blue, a cat on the bench at the near end',
);
const garden = asset(
  'venues/vestry-garden',
  'The Vestry garden at nightfall: five gingham tables with candles, two friends talking, somebody reading alone, a waiter pouring; strings of bulbs, the church gable and a black cat',
);
const gardenNight = asset(
  'venues/vestry-garden-night',
  'The Vestry garden late in the evening: candles on five gingham tables, a few guests still there, bulbs overhead, the gable dark but for its round window',
);
const stair = asset(
  'peter-and-paul/stair',
  'The rectory stair under a tall arched window, green papered walls hung with small pictures, coats on pegs, a cat halfway up',
);

const reserve = urlLink('/dining/the-vestry/reserve');

export function vestryStories(today: Date): SeedStory[] {
  return [
    story(
      'dining/the-vestry',
      'The Vestry',
      {
        component: 'venue',
        name: 'The Vestry',
        kind: 'restaurant',
        hotel: ref('hotels/peter-and-paul'),
        brand_key: 'vestry',
        blurb:
          'Supper at one long table in the rectory of Peter & Paul, New Orleans, with five small tables in the garden for the shy.',
        street: '417 Candlemas Street',
        locality: 'New Orleans',
        region: 'LA',
        postal: '70117',
        country: 'US',
        phone: '+1 504-555-0119',
        email: 'vestry@ash.example',
        hours: [
          hours(['mon', 'wed', 'fri', 'sat'], '17:30', '22:00'),
          hours(['thu'], '17:30', '19:15', 'The short supper, before the organ'),
          hours(['thu'], '20:30', '23:00', 'The long one, after'),
          hours(['sun'], '12:00', '16:00', 'Duck'),
        ],
        closures: [
          {
            component: 'closure',
            date: nextCalendarDay(today, '12-25'),
            reason: 'Christmas Day. The nave is open for singing.',
          },
          {
            component: 'closure',
            date: nextCalendarDay(today, '11-01'),
            reason: 'All Saints. Everyone is at the cemetery with a brush.',
          },
        ],
        cuisine: ['creole', 'southern', 'seafood'],
        price_range: '$$',
        // Thirty-six at the long table, and ten in the garden that are for whoever comes by.
        seats: '36',
        reserve_every: '30',
        stay_minutes: '120',
        max_party: '8',
        menus: [{ component: 'menu_ref', label: 'Supper', menu: ref('dining/the-vestry/supper') }],
        dress_code: 'No hats at table, clergy excepted',
        accessibility: richText(
          'The dining room is up the rectory’s seven steps and there is no other way to it. The garden tables are on level brick, reached from Candlemas Street through the gate; in bad weather we lay the same supper in the nave, which is step-free and has the restroom. Nobody is charged a different price or given a different menu.',
        ),
        photos: [longTable, garden],
        footer: ref('global-elements/footer-peter-and-paul'),
        theme_key: 'peter-and-paul',
        layout: 'dining',
        header_style: 'solid',
        body: [
          {
            component: 'hotel_hero',
            eyebrow: 'Peter & Paul, New Orleans',
            heading: 'The Vestry',
            intro:
              'Thirty-six places at one table, under the chasubles. Somebody will pass you the bread before you have your coat off.',
            media: longTable,
            media_night: longTableNight,
            overlay: 'scrim',
            ctas: [
              cta('Reserve', reserve),
              cta('Supper', storyLink('dining/the-vestry/supper'), { style: 'secondary' }),
            ],
            align: 'start',
            height: 'tall',
          },
          {
            component: 'eat_drink_section',
            venue: ref('dining/the-vestry'),
            variant: 'standard',
            heading: 'The parish ate here after the late Mass',
            body: richText(
              'Cold chicken, standing up, among the robes, because the priests’ dining room was for priests. When we got the building the robes were still on their hooks, forty-three of them, under dust sheets. The archdiocese said keep them. A retired seamstress named Philomene Batiste comes every Lent and goes over the hems.',
              'Terrell Guidry cooks what his aunts cooked: field peas, Gulf fish, rice that stands up, greens that lie down. Nothing arrives on slate. Dishes come to the middle of the table, and how far they get depends on your neighbors.',
            ),
            media: [stair],
            media_side: 'start',
            show_hours: true,
            show_menus: true,
            ctas: [
              cta('Reserve', reserve),
              cta('Call', urlLink('tel:+1-504-555-0119'), { style: 'secondary', icon: 'phone' }),
            ],
          },
          {
            component: 'events_card',
            event: ref('dining/the-vestry/events/organ-night'),
            size: 'm',
            cta_label: 'About Thursdays',
          },
          {
            component: 'media_text',
            media: garden,
            media_night: gardenNight,
            side: 'end',
            heading: 'Five tables for the shy',
            body: richText(
              'Outside, between the church wall and the fig, you may sit with only the person you came with. Bulbs are lit at dusk. Mosquito coils are under the chairs and the cat, Vesper, is under whichever chair has the fish.',
              'In July we move supper to eight. In August we apologize.',
            ),
          },
          {
            component: 'accordion_group',
            heading: 'Table manners',
            items: [
              item(
                'How a common table works',
                'how',
                list(
                  'You book places, not tables; parties of up to eight are seated together',
                  'Dishes are for the table and cost what they cost; the bill is split by place or by argument',
                  'Children eat rice and peas free, and may get down when bored',
                ),
              ),
              item(
                'No meat, no fish, no wheat',
                'diets',
                'On Mondays the red beans are made without ham as well as with. Terrell keeps a separate pot and a separate spoon, and has been known to guard it.',
              ),
              item('Before the organ or after?', 'organ', [
                'On Thursdays there are two sittings. The short one is three dishes and a nod; the long one goes until the candles do. ',
                link('The organ', storyLink('dining/the-vestry/events/organ-night')),
                ' is between them and costs nothing.',
              ]),
            ],
          },
        ],
        seo_title: 'The Vestry, supper at Peter & Paul, New Orleans',
        seo_description:
          'One table of thirty-six beneath the vestments, five more in the garden: Gulf fish, field peas and Sunday duck at The Vestry in New Orleans.',
        seo_og_image: longTable,
      },
      { is_startpage: true, tag_list: ['new-orleans'] },
    ),
    story('dining/the-vestry/supper', 'Supper', {
      component: 'menu',
      theme_key: 'dining',
      title: 'The Vestry: supper',
      picture: longTable,
      intro: 'Everything comes to the middle. Bread and pickles are laid and are not charged for.',
      sections: [
        section(
          'To begin while strangers are introduced',
          '',
          dish('Shrimp Boulettes', '13', 'Fried, green onion, a sauce the color of the door', {
            allergens: ['shellfish', 'eggs', 'wheat'],
          }),
          dish('Pickled Okra and Eggs', '8', 'Deviled, with cane vinegar', {
            diet: ['vegetarian', 'gluten_free'],
            allergens: ['eggs'],
          }),
          dish('Eggplant Fingers', '9', 'Powdered sugar. Trust your neighbor.', {
            diet: ['vegan', 'vegetarian'],
            allergens: ['wheat'],
          }),
        ),
        section(
          'The middle of the table',
          'Each feeds two or three',
          dish('Gulf Fish, Whole', '48', 'Whatever swam, roasted on fennel and lemon', {
            diet: ['gluten_free'],
            allergens: ['fish'],
          }),
          dish('Red Beans', '', 'Mondays, by law. With pickled pork or without any.', {
            variants: sizes(['With', '18'], ['Without', '16']),
            diet: ['gluten_free'],
          }),
          dish('Chicken in Rice', '32', 'One pot; the crust at the bottom goes to whoever asks first', {
            diet: ['gluten_free'],
            allergens: ['milk'],
          }),
          dish('Duck, Sundays', '56', 'Cane glaze, turnips, satsuma when there are satsumas', {
            diet: ['gluten_free'],
          }),
          dish('Mirliton, Stuffed', '22', 'Breadcrumb, pecan, thyme, a great deal of garlic', {
            diet: ['vegan', 'vegetarian'],
            allergens: ['wheat', 'tree_nuts'],
          }),
        ),
        section(
          'Passed around it',
          '',
          dish('Field Peas', '8', 'Bay, pepper, olive oil', { diet: ['vegan', 'vegetarian', 'gluten_free'] }),
          dish('Smothered Greens', '8', 'Long enough', { diet: ['vegan', 'vegetarian', 'gluten_free'] }),
          dish('Tomatoes', '9', 'June to September. Salt.', { diet: ['vegan', 'vegetarian', 'gluten_free'] }),
        ),
        section(
          'In the jugs',
          'By the tumbler, as often as it goes round',
          dish('Satsuma Water', '4', 'Rind and all, over ice; October to January, otherwise lemon', {
            diet: ['vegan', 'vegetarian', 'gluten_free'],
          }),
          dish('Root Beer, Cold', '5', 'Sarsaparilla and clove, brewed in what was the sacristy', {
            diet: ['vegan', 'vegetarian', 'gluten_free'],
          }),
          dish('The Red', '9', 'Whatever the sexton carried up', {
            diet: ['vegan', 'vegetarian', 'gluten_free'],
            contains_alcohol: true,
          }),
        ),
        section(
          'And after',
          '',
          dish('Fig Cake', '9', 'From the tree, or from last year’s jars', {
            diet: ['vegetarian'],
            allergens: ['wheat', 'eggs', 'milk', 'tree_nuts'],
          }),
          dish('Nectar Ice', '6', 'Almond and vanilla, drugstore pink', {
            diet: ['vegan', 'vegetarian', 'gluten_free'],
            allergens: ['tree_nuts'],
          }),
          dish('Coffee, Communal', '4', 'In the big pot, with hot milk in the small one', {
            diet: ['vegetarian', 'gluten_free'],
            allergens: ['milk'],
          }),
        ),
      ],
      seo_title: 'Supper at The Vestry, Peter & Paul, New Orleans',
      seo_description:
        'Whole Gulf fish, red beans on Mondays, chicken in rice and fig cake, brought to the middle of one long table: the supper menu at The Vestry, priced.',
    }),
  ];
}
