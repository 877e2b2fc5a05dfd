import type { SeedStory } from '#embedded/content/content-seed.ts';
import { asset } from '../../asset.ts';
import { link, richText } from '../../rich-text.ts';
import { nextCalendarDay } from '../../seed-dates.ts';
import { cta, item, ref, story, storyLink, urlLink } from '../../story-fields.ts';
import { controls, dish, hours, section, sizes } from './menu-parts.ts';

const room = asset(
  'venues/candy-bar-room',
  'Candy Bar lit for the evening: a pink counter with six stools, arched shelves of bottles, a mirror ball throwing dots',
);
const roomNight = asset(
  'venues/candy-bar-room-night',
  'Candy Bar with the lights down: the pink counter, shelves of bottles, the mirror ball the brightest thing in the room',
);
const neon = asset(
  'group/mood-neon',
  'A neon sign on brick at night: a pink mermaid blowing a yellow horn, sitting in an amber crescent moon over two blue-green waves, one star unlit',
  { focus: '250x420:1450x1540' },
);
const drink = asset(
  'venues/candy-bar-drink',
  'A wide pink cocktail with a cherry on a pick, wrapped sweets on the bar beside it, light bulbs all around',
  {
    focus: '600x100:1800x1500',
  },
);

const reserve = urlLink('/dining/candy-bar/reserve');

export function candyBarStories(today: Date): SeedStory[] {
  return [
    story(
      'dining/candy-bar',
      'Candy Bar',
      {
        component: 'venue',
        name: 'Candy Bar',
        kind: 'bar',
        hotel: ref('hotels/the-siren'),
        brand_key: 'candy',
        blurb:
          'A very small, very pink cocktail bar in The Siren. Twenty-two seats, one mirror ball, twenty-one and over.',
        street: '88 Ropewalk Street',
        locality: 'Detroit',
        region: 'MI',
        postal: '48226',
        country: 'US',
        phone: '+1 313-555-0121',
        email: 'candybar@ash.example',
        hours: [
          hours(['wed', 'thu'], '17:00', '00:00'),
          hours(['fri', 'sat'], '17:00', '02:00', 'Last orders at half past one'),
          hours(['sun'], '16:00', '23:00', 'Sundaes, with and without'),
        ],
        closures: [
          { component: 'closure', date: nextCalendarDay(today, '01-01'), reason: 'Recovering the mirror ball.' },
          { component: 'closure', date: nextCalendarDay(today, '12-24'), reason: 'Christmas Eve.' },
        ],
        cuisine: ['cocktails', 'sweets'],
        price_range: '$$$',
        // The other half of the twenty-two is for people who walk in.
        seats: '11',
        stay_minutes: '90',
        max_party: '4',
        menus: [{ component: 'menu_ref', label: 'Drinks', menu: ref('dining/candy-bar/drinks') }],
        controls: controls(['reserve', 'Reserve'], ['menu', 'Menu']),
        notice: 'Age 21 and over. No bookings by telephone.',
        dress_code: 'Whatever makes you sit up straight',
        accessibility: richText(
          'From the street there are two steps. From the lobby, past the telephone booth, there are none: that door is 35 inches and kept unlocked while the bar is open. One table of four is at 30 inches with clear floor. It is dim and mirrored; tell us and Desmond will turn up the corner you are in and stop the ball.',
        ),
        photos: [room, drink],
        footer: ref('global-elements/footer-the-siren'),
        theme_key: 'siren',
        layout: 'candy',
        header_style: 'overlay',
        body: [
          {
            component: 'hotel_hero',
            eyebrow: 'Twenty-one and over',
            heading: 'Candy Bar',
            intro:
              'It was the payroll office. Then it was a storeroom for ceiling tiles. Now it is the pinkest room in Michigan and you may have a drink in it.',
            media: room,
            media_night: roomNight,
            overlay: 'gradient',
            ctas: [
              cta('Reserve', reserve),
              cta('Menu', storyLink('dining/candy-bar', { anchor: 'list' }), { style: 'secondary' }),
            ],
            align: 'center',
            height: 'tall',
          },
          {
            component: 'eat_drink_section',
            venue: ref('dining/candy-bar'),
            variant: 'candy_bar',
            heading: 'Pink, on purpose',
            body: richText(
              'The color is a distemper called Number Four Rose. It was mixed for a theater that burned down, and it makes everybody look as though they have just heard something nice.',
              'Desmond Achebe and Lou Petrakis write the list four times a year around whatever fruit comes up the back stairs. They shake; nobody juggles. There is no telephone behind the bar and no way to book by calling: reserve here, or walk in and hope.',
            ),
            media: [neon],
            show_hours: true,
            show_menus: false,
            ctas: [cta('Reserve seats', reserve)],
          },
          {
            component: 'candy_menu',
            anchor_id: 'list',
            menu: ref('dining/candy-bar/drinks'),
            intro: 'This season’s list. Anything marked without alcohol is made with the same care and the same ice.',
            note: 'We work with egg white, cream, almonds, peanuts and sesame on one short counter, and cannot promise a drink free of any of them. Tell us first; we will tell you honestly.',
            columns: '2',
            show_photos: false,
          },
          {
            component: 'media_text',
            media: drink,
            side: 'start',
            heading: 'The sweets come with',
            body: richText(
              'With every round a saucer: two barley twists, a burnt-sugar almond, a violet. They are boiled on Mondays in a copper pan by Miss Ottilie Brandt, who had a shop on Michigan Avenue for forty years and shut it because her knees were tired, and not, she says, her wrists.',
            ),
          },
          {
            component: 'accordion_group',
            heading: 'How it works in here',
            items: [
              item(
                'Must I book?',
                'book',
                'Half the seats are kept for people who did not. On Saturdays that half is full by six and again by eleven.',
              ),
              item(
                'Identification',
                'age',
                'A real one, with a date of birth that makes you twenty-one today. We ask everyone, including Desmond’s mother.',
              ),
              item(
                'If you do not drink',
                'without-alcohol',
                'A third of the list is without. Nobody will ask why or call it a mocktail.',
              ),
              item('The whole room', 'private', [
                'Mondays and Tuesdays, up to thirty people, from $1,200. ',
                link('Tell us the occasion', storyLink('hotels/the-siren/events', { anchor: 'yours' })),
                ', and whether there will be speeches.',
              ]),
            ],
          },
        ],
        seo_title: 'Candy Bar, a pink cocktail bar in Detroit',
        seo_description:
          'Twenty-two pink seats, a mirror ball and a list that changes with the fruit, inside The Siren in Detroit. Wednesday to Sunday, twenty-one and over.',
        seo_og_image: room,
      },
      { is_startpage: true, tag_list: ['detroit'] },
    ),
    story('dining/candy-bar/drinks', 'Drinks', {
      component: 'menu',
      title: 'Candy Bar: drinks',
      picture: drink,
      intro: 'Written for the season and crossed out when the fruit runs out.',
      sections: [
        section(
          'Tall and fizzing',
          '',
          dish('High Wire', '15', 'Gin, sour cherry, lemon, egg white, a thread of burnt sugar', {
            diet: ['vegetarian'],
            allergens: ['eggs'],
            contains_alcohol: true,
          }),
          dish('Ore Boat', '14', 'Rye, blackberry, smoked tea, soda; arrives low in the water', {
            diet: ['vegan', 'vegetarian'],
            contains_alcohol: true,
          }),
          dish('Number Four Rose', '16', 'Vodka, rhubarb, rose, sparkling wine from Leelanau', {
            diet: ['vegan', 'vegetarian'],
            contains_alcohol: true,
            new: true,
          }),
          dish('Rhubarb Soda', '', 'Rhubarb, lemon, hard ice', {
            variants: sizes(['Glass', '7'], ['Jug for three', '19.50']),
            diet: ['vegan', 'vegetarian', 'gluten_free'],
            contains_alcohol: false,
          }),
        ),
        section(
          'Short and serious',
          '',
          dish('Payroll', '16', 'Bourbon, quince, black walnut bitters, stirred until Friday', {
            diet: ['vegan', 'vegetarian'],
            allergens: ['tree_nuts'],
            contains_alcohol: true,
          }),
          dish('Slip Knot', '15', 'Mezcal, grapefruit, red bitters, salt on one side only', {
            diet: ['vegan', 'vegetarian'],
            contains_alcohol: true,
          }),
          dish('Peanut Flip', '15', 'Dark rum, roasted peanut, whole egg, nutmeg. Dinner, if need be.', {
            diet: ['vegetarian'],
            allergens: ['peanuts', 'eggs', 'milk'],
            contains_alcohol: true,
          }),
          dish('Dry Dock', '9', 'Verjuice, bay leaf, tonic syrup, an olive; bitter and grown up', {
            diet: ['vegan', 'vegetarian', 'gluten_free'],
            contains_alcohol: false,
          }),
        ),
        section(
          'With a spoon',
          'Sundays especially',
          dish('Spumoni Alexander', '16', 'Brandy, pistachio ice cream, cherry, chocolate shell', {
            diet: ['vegetarian'],
            allergens: ['milk', 'tree_nuts', 'eggs', 'soybeans'],
            contains_alcohol: true,
          }),
          dish('Halva Sundae', '11', 'Sesame ice cream, hot honey, a wafer', {
            diet: ['vegetarian'],
            allergens: ['milk', 'eggs', 'sesame', 'wheat'],
            contains_alcohol: false,
          }),
          dish('Pink Lemon Ice', '7', 'Scraped to order', {
            diet: ['vegan', 'vegetarian', 'gluten_free'],
            contains_alcohol: false,
          }),
        ),
        section(
          'From the jar',
          'Miss Brandt’s, by the paper twist',
          dish('Barley Twists', '4', 'Striped, slow', { diet: ['vegan', 'vegetarian'], allergens: ['wheat'] }),
          dish('Burnt-Sugar Almonds', '5', 'Warm before nine', {
            diet: ['vegan', 'vegetarian', 'gluten_free'],
            allergens: ['tree_nuts'],
          }),
          dish('Violet Creams', '6', 'Back when the violets are', {
            diet: ['vegetarian', 'gluten_free'],
            allergens: ['milk', 'soybeans'],
            sold_out: true,
          }),
        ),
      ],
      seo_title: 'Drinks and sweets at Candy Bar, Detroit',
      seo_description:
        'The season’s list at Candy Bar: cocktails tall and short, a third of them without alcohol, sundaes and boiled sweets, with prices and allergens.',
    }),
  ];
}
