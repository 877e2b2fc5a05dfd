import { asset } from '../../asset.ts';
import { link } from '../../rich-text.ts';
import { ref, story, storyLink, text } from '../../story-fields.ts';
import { dish, section, sizes } from '../dining/menu-parts.ts';

const corridor = asset(
  'group/room-service',
  'A long green-papered corridor with a laid trolley standing outside a door, steam coming from under its silver dome',
);

const page = story(
  'room-service',
  'Room service',
  {
    component: 'page',
    title: 'Room service',
    body: [
      {
        component: 'hotel_hero',
        eyebrow: 'Room service',
        heading: 'Stay where you are',
        intro:
          'Lift the receiver and dial 7. A person comes with a tray, a cloth and no fee. Tip if you like; they are paid without it.',
        media: corridor,
        overlay: 'none',
        align: 'start',
        height: 'tall',
      },
      {
        component: 'table_block',
        anchor_id: 'hours',
        caption: 'Who carries, and when',
        table: {
          thead: [{ value: 'House' }, { value: 'From' }, { value: 'Until' }, { value: 'From outside' }],
          tbody: [
            {
              body: [{ value: 'The Siren' }, { value: '6:30 am' }, { value: '2 am' }, { value: '+1 313-555-0107' }],
            },
            {
              body: [{ value: 'Peter & Paul' }, { value: '7 am' }, { value: '10 pm' }, { value: '+1 504-555-0119' }],
            },
            {
              body: [
                { value: 'Ulysses' },
                { value: '6 am' },
                { value: 'All night, short menu after 11' },
                { value: '+1 410-555-0115' },
              ],
            },
            {
              body: [
                { value: 'Neptune' },
                { value: '6 am' },
                { value: '10 am, porridge and eggs only' },
                { value: '+1 401-555-0124' },
              ],
            },
          ],
        },
      },
      {
        component: 'room_service_menu',
        anchor_id: 'menu',
        menu: ref('room-service/menu'),
        hours: 'Dial 7 from the telephone by the bed, or the number in the table from anywhere else.',
        note: 'Tell us on the telephone about any allergy. All four kitchens use wheat, milk, eggs, nuts, sesame and shellfish, and the trays share one elevator.',
      },
      text(
        'Put the tray outside when you have finished with it and somebody will hear. The domes are silver plate from a closed club in Wilmington; they dent, and we prefer them dented.',
        [
          'If you would sooner sit up, ',
          link('Karl’s', storyLink('dining/karls')),
          ', ',
          link('The Vestry', storyLink('dining/the-vestry')),
          ' and ',
          link('The Gold Room', storyLink('dining/the-gold-room')),
          ' are downstairs. Sandwiches for a train can be had from ',
          link('any desk', storyLink('contact')),
          ' with an hour’s notice.',
        ],
      ),
      {
        component: 'accordion_group',
        heading: 'On the end of the line',
        items: [
          {
            component: 'accordion_item',
            title: 'Something not on the menu',
            anchor: 'off-menu',
            body: [
              text(
                'Ask. If it is in the kitchen you can have it. A boiled egg at four in the morning is the most frequent request and has never been refused.',
              ),
            ],
          },
          {
            component: 'accordion_item',
            title: 'Drinks',
            anchor: 'drinks',
            body: [
              text([
                'Wine, beer and a short list of mixed drinks go up at The Siren, Peter & Paul and Ulysses to guests of twenty-one and over; the tray carrier will look at something with a date on it. Neptune has no bar, for ',
                link('reasons in the deed', storyLink('hotels/neptune')),
                '.',
              ]),
            ],
          },
          {
            component: 'accordion_item',
            title: 'Without a telephone',
            anchor: 'no-telephone',
            body: [
              text(
                'There is a card on the desk to hang on the door before two in the morning, in large print and in braille. Or send a text message to the house’s number in the table; it lights a lamp in the kitchen.',
              ),
            ],
          },
        ],
      },
    ],
    seo_title: 'Room service at the ash hotels',
    seo_description:
      'Hours, prices and the whole room service menu at The Siren, Peter & Paul, Ulysses and Neptune: broth, eggs at any hour, a cold chicken, cocoa. Dial 7.',
    seo_og_image: corridor,
  },
  { is_startpage: true },
);

const menu = story('room-service/menu', 'Room service menu', {
  component: 'menu',
  title: 'On the tray',
  intro: 'The same tray in every house, cooked by whoever is downstairs. Prices include the carrying.',
  sections: [
    section(
      'Until eleven',
      'With coffee, tea or cocoa in a pot',
      dish('The Plain Tray', '14', 'Two boiled eggs, buttered toast cut thin, marmalade', {
        diet: ['vegetarian'],
        allergens: ['eggs', 'milk', 'wheat'],
      }),
      dish('Porridge, in a Lidded Bowl', '11', 'Steel-cut oats, brown sugar, a jug of cream or of oat milk', {
        diet: ['vegetarian'],
        allergens: ['milk'],
      }),
      dish('Fish Cakes', '16', 'Salt cod and potato, mustard pickle, a poached egg on top', {
        allergens: ['fish', 'eggs', 'milk', 'wheat'],
      }),
      dish('Half a Melon, or Whatever Is Ripe', '8', 'With lime, and a spoon with an edge', {
        diet: ['vegan', 'vegetarian', 'gluten_free'],
      }),
    ),
    section(
      'Any hour the kitchen is lit',
      '',
      dish('Chicken Broth', '9', 'Clear, hot, with a little rice and a lot of pepper', { diet: ['gluten_free'] }),
      dish('A Cold Roast Chicken', '', 'Carved or not. Mayonnaise, radishes, bread', {
        variants: sizes(['Half', '19'], ['Whole', '33']),
        allergens: ['eggs', 'milk', 'wheat'],
      }),
      dish('Grilled Cheese, Cut in Fingers', '13', 'Cheddar, pickled onion, tomato soup in a cup to dip them', {
        diet: ['vegetarian'],
        allergens: ['milk', 'wheat'],
      }),
      dish('Red Beans', '14', 'Cooked since yesterday, over rice, hot sauce on the side', {
        diet: ['vegan', 'vegetarian', 'gluten_free'],
      }),
      dish('Omelet', '15', 'Three eggs, herbs or ham. Folded by someone who minds', {
        diet: ['gluten_free'],
        allergens: ['eggs', 'milk'],
      }),
      dish('A Baked Potato', '9', 'Salt on the skin; butter, chives and sour cream beside it', {
        diet: ['vegetarian', 'gluten_free'],
        allergens: ['milk'],
      }),
    ),
    section(
      'Sweet',
      'Under the small dome',
      dish('Pie', '8', 'From Karl’s in Detroit; elsewhere, the pudding of the day', {
        diet: ['vegetarian'],
        allergens: ['milk', 'wheat', 'eggs'],
      }),
      dish('Rice Pudding', '7', 'Cold, with the skin on, and a spoonful of sour cherries', {
        diet: ['vegetarian', 'gluten_free'],
        allergens: ['milk'],
      }),
      dish('Two Apples and a Knife', '4', 'Winesaps from the orchard at Shenandoah, October until they run out', {
        diet: ['vegan', 'vegetarian', 'gluten_free'],
        new: true,
      }),
    ),
    section(
      'For getting to sleep',
      '',
      dish('Cocoa', '6', 'Made with milk, or with oat milk for the same', {
        diet: ['vegetarian', 'gluten_free'],
        allergens: ['milk'],
      }),
      dish('Lemon and Honey', '5', 'In a glass with a handle', { diet: ['vegetarian', 'gluten_free'] }),
      dish('The Same, with Whiskey', '11', 'For guests of twenty-one and over. Not at Neptune', {
        diet: ['vegetarian', 'gluten_free'],
        contains_alcohol: true,
      }),
      dish('A Hot Water Bottle', '', 'Knitted cover. Back in the morning, please', {
        variants: [{ component: 'price_variant', label: 'On the house' }],
      }),
    ),
  ],
  seo_title: 'The room service menu of the ash hotels',
  seo_description:
    'Boiled eggs, clear broth, a cold roast chicken, red beans, rice pudding with its skin: what goes up on a tray at the ash hotels, with prices and allergens.',
});

export const roomServiceStories = [page, menu];
