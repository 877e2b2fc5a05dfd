import type { SeedStory } from '#embedded/content/content-seed.ts';
import { asset } from '../../asset.ts';
import { link, richText } from '../../rich-text.ts';
import { nextCalendarDay } from '../../seed-dates.ts';
import { cta, item, ref, story, storyLink } from '../../story-fields.ts';
import { controls, dish, hours, section, sizes } from './menu-parts.ts';

const counter = asset(
  'venues/karls-counter',
  'The counter at Karl’s: mustard stools under red lamps, teal tile, the cook’s back in the order window, a hat left behind',
);
const counterNight = asset(
  'venues/karls-counter-night',
  'The counter at Karl’s after dark: four red lamps on the steel, the order window lit, a hat left behind',
);
const pie = asset(
  'venues/karls-pie',
  'A lattice cherry pie on red gingham with one slice out on a plate, black coffee and a room key beside it',
);

const stair = asset(
  'siren/stair',
  'Looking down the well of The Siren’s spiral stair: a woman lets a basket of oranges down on a string to the porter on the checkered floor',
);

export function karlsStories(today: Date): SeedStory[] {
  return [
    story(
      'dining/karls',
      'Karl’s',
      {
        component: 'venue',
        name: 'Karl’s',
        kind: 'diner',
        hotel: ref('hotels/the-siren'),
        brand_key: 'diner',
        blurb: 'Eleven stools and six booths on the ground floor of The Siren. Eggs until three, pie until it is gone.',
        street: '90 Ropewalk Street',
        locality: 'Detroit',
        region: 'MI',
        postal: '48226',
        country: 'US',
        phone: '+1 313-555-0106',
        email: 'karls@ash.example',
        hours: [
          hours(['tue', 'wed', 'thu', 'fri'], '06:30', '11:00', 'Breakfast'),
          hours(['tue', 'wed', 'thu', 'fri'], '11:30', '15:00', 'Lunch'),
          hours(['sat', 'sun'], '08:00', '15:00', 'Everything, all the way through'),
        ],
        closures: [
          {
            component: 'closure',
            date: nextCalendarDay(today, '12-25'),
            reason: 'Christmas. Dolores is at her sister’s.',
          },
          {
            component: 'closure',
            date: nextCalendarDay(today, '07-04'),
            reason: 'The Fourth. The griddle is being seasoned.',
          },
        ],
        cuisine: ['diner', 'american', 'baking'],
        price_range: '$',
        menus: [
          { component: 'menu_ref', label: 'Breakfast', menu: ref('dining/karls/breakfast') },
          { component: 'menu_ref', label: 'Lunch', menu: ref('dining/karls/lunch') },
        ],
        controls: controls(
          ['call', 'Call'],
          ['directions', 'Directions'],
          ['menu', 'Menu'],
          ['print', 'Print, two pages'],
        ),
        dress_code: 'Shoes',
        accessibility: richText(
          'Level from the street and from the hotel lobby. The end of the counter by the pie case drops to 32 inches with no stool in front of it. Two booths lift apart for a wheelchair. Menus in large print hang on the hook by the till.',
        ),
        photos: [counter, pie],
        footer: ref('global-elements/footer-the-siren'),
        theme_key: 'siren',
        layout: 'diner',
        header_style: 'solid',
        body: [
          {
            component: 'hotel_hero',
            eyebrow: 'At The Siren, Detroit',
            heading: 'Karl’s',
            intro:
              'A diner with a griddle older than anyone who works it. Sit where there is a seat. The coffee comes to you.',
            media: counter,
            media_night: counterNight,
            overlay: 'scrim',
            ctas: [
              cta('Breakfast', storyLink('dining/karls/breakfast')),
              cta('Lunch', storyLink('dining/karls/lunch'), { style: 'secondary' }),
            ],
            align: 'start',
            height: 'medium',
          },
          {
            component: 'eat_drink_section',
            anchor_id: 'counter',
            venue: ref('dining/karls'),
            variant: 'karls',
            heading: 'Order before you sit down, if you like',
            body: richText(
              'There is no list and nobody takes names. If the stools are full, stand by the mailboxes with a cup and Ronette will point at you when it is time.',
              'Breakfast stops at eleven in the week so that the griddle can be scraped. At weekends it never stops, and neither does the scraping.',
            ),
            media: [pie],
            media_side: 'start',
            show_hours: true,
            show_menus: true,
          },
          {
            component: 'media_text',
            media: stair,
            side: 'end',
            heading: 'Who Karl was',
            body: richText(
              'Karl Sandqvist was night engineer to the building from 1926 to 1955. He kept the boilers, and at five each morning he fried himself two eggs on a steam-pipe flange, and then, because people smelled them, he fried eggs for the cleaners. The company gave up and bought him a griddle.',
              'He is on the wall by the till, looking at a gauge. The pie is not his. The pie is Dolores Wieczorek’s, four kinds a day, and when the board says none it means none.',
            ),
          },
          {
            component: 'accordion_group',
            heading: 'Before you slide in',
            items: [
              item(
                'Do you take bookings?',
                'bookings',
                'No. The longest anybody has waited is twenty-five minutes, on the morning of the marathon.',
              ),
              item(
                'What if I cannot eat wheat?',
                'allergies',
                'Hash, eggs, grits and the chef’s salad have none, and the second griddle, on the left, never sees batter. We do share one toaster, so ask for your toast from the oven. Everything else is marked on the menus.',
              ),
              item('Can I have a whole pie?', 'pies', [
                'Thirty-four dollars, ordered by noon the day before. Or it comes with two nights upstairs: see ',
                link('the offers', storyLink('hotels/the-siren', { anchor: 'offers' })),
                '.',
              ]),
              item(
                'Children?',
                'children',
                'Half plates at half price, and a box of wooden gears to bang together until the plates come.',
              ),
            ],
          },
        ],
        seo_title: 'Karl’s, a diner at The Siren in Detroit',
        seo_description:
          'Eleven stools, six booths, eggs until three and four kinds of pie a day on the ground floor of The Siren in downtown Detroit. No bookings; Monday closed.',
        seo_og_image: counter,
      },
      { is_startpage: true, tag_list: ['detroit'] },
    ),
    story('dining/karls/breakfast', 'Breakfast', {
      component: 'menu',
      title: 'Karl’s: breakfast',
      picture: pie,
      intro: 'Tuesday to Friday until eleven, weekends until we close. Coffee is $3 and keeps coming.',
      sections: [
        section(
          'From the griddle',
          'With rye, white or a corn muffin',
          dish('Engineer’s Two', '9', 'Two eggs, hash browns, toast. As fried on a flange, but warmer.', {
            diet: ['vegetarian'],
            allergens: ['eggs', 'milk', 'wheat'],
          }),
          dish('Night Shift', '14.50', 'Three eggs, kielbasa, hash, half a grilled tomato', {
            allergens: ['eggs', 'milk', 'wheat'],
          }),
          dish(
            'Corned Beef Hash, Crust Down',
            '13',
            'Cured here six days, pressed until it crackles; no toast unless you ask',
            {
              diet: ['gluten_free'],
              allergens: ['eggs'],
            },
          ),
          dish('Sweet Potato and Black Bean Hash', '12', 'Charred onion, hot vinegar, avocado', {
            diet: ['vegan', 'vegetarian', 'gluten_free'],
          }),
        ),
        section(
          'Batter',
          'Maple syrup from the thumb of the state',
          dish('Silver Dollars', '', 'Buttermilk pancakes the size of the coin', {
            variants: sizes(['Six', '7'], ['Twelve', '11']),
            diet: ['vegetarian'],
            allergens: ['milk', 'eggs', 'wheat'],
          }),
          dish('Cherry French Toast', '13', 'Challah, sour cherries, the sound of somebody else’s spoon', {
            diet: ['vegetarian'],
            allergens: ['milk', 'eggs', 'wheat'],
          }),
          dish('Oat Waffle', '11', 'Oat milk, flax, roasted apple', {
            diet: ['vegan', 'vegetarian'],
            allergens: ['wheat', 'soybeans'],
            new: true,
          }),
        ),
        section(
          'A bowl',
          '',
          dish('White Grits', '6', 'Butter or olive oil, salt, pepper', {
            diet: ['vegetarian', 'gluten_free'],
            allergens: ['milk'],
          }),
          dish('Porridge', '6.50', 'Steel-cut, brown sugar, cream on the side', {
            diet: ['vegetarian'],
            allergens: ['milk'],
          }),
          dish('Grapefruit, Broiled', '5', 'Half, under sugar, with the right spoon', {
            diet: ['vegan', 'vegetarian', 'gluten_free'],
          }),
        ),
      ],
      seo_title: 'Breakfast at Karl’s, The Siren, Detroit',
      seo_description:
        'Eggs, hash with a crust, silver-dollar pancakes and cherry French toast: the breakfast menu at Karl’s, with prices, allergens and what is vegan.',
    }),
    story('dining/karls/lunch', 'Lunch', {
      component: 'menu',
      title: 'Karl’s: lunch',
      picture: counter,
      intro: 'From half past eleven. Sandwiches are cut on the diagonal; object and they will be cut again.',
      sections: [
        section(
          'Between bread',
          'With slaw or chips',
          dish('Patty Melt', '14', 'Griddled rye, two cheeses, onions cooked for as long as the radio play', {
            allergens: ['milk', 'wheat'],
          }),
          dish('Perch Sandwich', '15', 'Lake perch in cornmeal, pickle mayonnaise, soft roll', {
            allergens: ['fish', 'eggs', 'milk', 'wheat'],
          }),
          dish('Turkey on White', '12', 'Roasted upstairs of you this morning, cranberry, lettuce', {
            allergens: ['wheat', 'eggs'],
          }),
          dish('Mushroom Reuben', '13', 'Portobello in brine, kraut, rye, a dressing that fools people', {
            diet: ['vegan', 'vegetarian'],
            allergens: ['wheat', 'soybeans'],
          }),
        ),
        section(
          'On a plate',
          '',
          dish(
            'Blue Plate',
            '16',
            'Meatloaf Tuesday, chicken and dumplings Wednesday, cabbage rolls Thursday, fish Friday. Ask which allergens; it changes.',
            {},
          ),
          dish('Chef’s Salad, Undisguised', '13', 'Ham, egg, Swiss, iceberg, beets', {
            diet: ['gluten_free'],
            allergens: ['milk', 'eggs'],
          }),
          dish('Split Pea Soup', '', 'Ham bone, mint oil, rye crackers', {
            variants: sizes(['Cup', '5'], ['Bowl', '8']),
            allergens: ['wheat', 'milk'],
          }),
        ),
        section(
          'Pie',
          'Four a day. The board has the truth.',
          dish('Sour Cherry', '6.50', 'Lattice, always', { diet: ['vegetarian'], allergens: ['milk', 'wheat'] }),
          dish('Coconut Cream', '6.50', 'Toasted on top', {
            diet: ['vegetarian'],
            allergens: ['milk', 'eggs', 'wheat', 'tree_nuts'],
          }),
          dish('Peanut Butter', '7', 'Dolores does not like it. Everyone else does.', {
            diet: ['vegetarian'],
            allergens: ['peanuts', 'milk', 'wheat', 'eggs'],
          }),
          dish('Apple, No Butter', '6.50', 'Oil crust, Northern Spies', {
            diet: ['vegan', 'vegetarian'],
            allergens: ['wheat'],
          }),
          dish('Any, à la Mode', '2', 'Vanilla; the pie’s own allergens come with it', {
            diet: ['vegetarian'],
            allergens: ['milk', 'eggs', 'wheat'],
          }),
        ),
        section(
          'From the fountain',
          '',
          dish('Cherry Phosphate', '4', 'Cherry syrup, acid, soda, a straw', {
            diet: ['vegan', 'vegetarian', 'gluten_free'],
          }),
          dish('Coffee', '3', 'Filled until you cover the cup', { diet: ['vegan', 'vegetarian', 'gluten_free'] }),
        ),
      ],
      seo_title: 'Lunch and pie at Karl’s, The Siren, Detroit',
      seo_description:
        'Patty melts, lake perch, a blue plate for every weekday and four kinds of pie: the lunch menu at Karl’s in Detroit, with prices and allergens.',
    }),
  ];
}
