import type { SeedStory } from '#embedded/content/content-seed.ts';
import { asset } from '../../asset.ts';
import { heading, italic, link, richText } from '../../rich-text.ts';
import { nextCalendarDay } from '../../seed-dates.ts';
import { cta, item, ref, story, storyLink, urlLink } from '../../story-fields.ts';
import { controls, dish, hours, section, sizes } from './menu-parts.ts';

const table = asset(
  'venues/gold-room-table',
  'A round table in The Gold Room: candelabra, wine in four colors, a gold-tiled wall with a heron in a round frame',
);
const tableNight = asset(
  'venues/gold-room-table-night',
  'A round table in The Gold Room by candlelight, the gold tiles gone to bronze',
);
const ceiling = asset(
  'venues/gold-room-ceiling',
  'The gilded coffers of the ballroom ceiling seen from directly below, a small bird that got in crossing them',
);

const reserve = urlLink('/dining/the-gold-room/reserve');
const privateDining = storyLink('hotels/ulysses/events', { anchor: 'yours' });

export function goldRoomStories(today: Date): SeedStory[] {
  return [
    story(
      'dining/the-gold-room',
      'The Gold Room',
      {
        component: 'venue',
        name: 'The Gold Room',
        kind: 'restaurant',
        hotel: ref('hotels/ulysses'),
        brand_key: 'gold',
        blurb:
          'Dinner in the ballroom of Ulysses, Baltimore, under eighty-eight squares of gold leaf. Fish from the bay, a grill, a long cellar.',
        street: '15 Argosy Street',
        locality: 'Baltimore',
        region: 'MD',
        postal: '21201',
        country: 'US',
        phone: '+1 410-555-0115',
        email: 'goldroom@ash.example',
        hours: [
          hours(['tue', 'wed', 'thu'], '17:30', '22:00'),
          hours(['fri', 'sat'], '17:30', '23:00'),
          hours(['sun'], '17:00', '21:00', 'One roast, carved'),
        ],
        closures: [
          { component: 'closure', date: nextCalendarDay(today, '12-25'), reason: 'Christmas Day.' },
          {
            component: 'closure',
            date: nextCalendarDay(today, '08-15'),
            reason: 'The ceiling is being dusted, square by square.',
          },
        ],
        cuisine: ['chesapeake', 'seafood', 'american'],
        price_range: '$$$',
        // Of sixty; the eight at the bar are never reserved.
        seats: '52',
        reserve_every: '30',
        stay_minutes: '120',
        max_party: '8',
        private_dining: privateDining,
        menus: [{ component: 'menu_ref', label: 'Dinner', menu: ref('dining/the-gold-room/dinner') }],
        controls: controls(['reserve', 'Reserve'], ['private_dining', 'Private dining']),
        dress_code: 'Come as you would to a play you were looking forward to',
        accessibility: richText(
          'Level throughout, from the Argosy Street side door by elevator or straight from the hall. Tables 4, 9 and 10 have clear space for a wheelchair and a view of the ceiling without craning; ask for one by number. The accessible restroom is across the hall, 22 yards. On Tuesdays there is no music and the room is quiet enough for hearing aids.',
        ),
        photos: [table, ceiling],
        footer: ref('global-elements/footer-ulysses'),
        theme_key: 'ulysses',
        layout: 'gold',
        header_style: 'overlay',
        body: [
          {
            component: 'hotel_hero',
            eyebrow: 'Dinner at Ulysses',
            heading: 'The Gold Room',
            intro:
              'A ballroom nobody danced in twice. Sixty seats, one grill, eighty-eight squares of gold overhead and a heron who has seen it all.',
            media: table,
            media_night: tableNight,
            overlay: 'gradient',
            ctas: [
              cta('Reserve', reserve),
              cta('Menu', storyLink('dining/the-gold-room/dinner'), { style: 'secondary' }),
            ],
            align: 'end',
            height: 'fold',
          },
          {
            component: 'eat_drink_section',
            venue: ref('dining/the-gold-room'),
            variant: 'gold',
            heading: 'Look up between courses',
            body: richText(
              'The leaf went on in the spring of 1913, three weeks before the only ball. In 1974 the union painted over it in cream so that the minutes could be read. It took a conservator and four students two winters on their backs to take the cream off again; they left one square, over the pass, so you can see what they had to look at.',
              'Beatriz Amaral grew up on a quay in Setúbal and has cooked on this bay since 2009. She buys from nine boats, by telephone, in the afternoon, so the card is written at four. Blue catfish is on it most nights. It is eating everything else in the river, and she considers it a duty.',
            ),
            media: [ceiling],
            media_side: 'end',
            show_hours: true,
            show_menus: true,
            note_heading: 'From the kitchen',
            note: 'Ask what came in on the ninth boat. It is the smallest and the last, he telephones from the fuel dock, and whatever he has is on the grill by six and gone by eight.',
            note_by: 'Beatriz Amaral, chef',
            quote: 'I had the rockfish. My husband had the ceiling. He still talks about it.',
            quote_source: 'Calvert Table Talk, the restaurant column',
            ctas: [
              cta('Reserve', reserve),
              cta('Private dining', storyLink('dining/the-gold-room', { anchor: 'private' }), { style: 'secondary' }),
            ],
          },
          {
            component: 'rich_text',
            anchor_id: 'private',
            body: richText(
              heading('The musicians’ gallery'),
              [
                'Up eleven stairs at the north end there is a balcony built for a string quartet. It takes one table of ten, with the room spread out below and a dumbwaiter for the plates. $90 a head, whatever Beatriz is sending up. If the stairs are no good to any of your party, we close off the heron end on the level instead: same table, same price. ',
                link('Ask for an evening', privateDining),
                ' or ring +1 410-555-0115 after two.',
              ],
              ['Quartets are still welcome. ', italic('Trombones'), ' are covered by the lease.'],
            ),
          },
          {
            component: 'accordion_group',
            heading: 'Before the first course',
            items: [
              item(
                'How far ahead?',
                'ahead',
                'Fridays and Saturdays, about two weeks. Tuesdays, an hour. Eight seats at the bar are never reserved.',
              ),
              item(
                'If your train is late',
                'late',
                'We hold a table for thirty minutes, and for as long as the railroad likes if you tell us which train.',
              ),
              item(
                'Allergies and restrictions',
                'allergies',
                'The card marks them and the kitchen reads the tickets. Shellfish is everywhere in the room from May to September; a severe allergy should eat with us in the winter.',
              ),
              item('Corkage', 'corkage', '$25, waived if the bottle is older than the person who brought it.'),
            ],
          },
          cta('See rooms', storyLink('hotels/ulysses', { anchor: 'rooms' }), { style: 'text', icon: 'arrow' }),
          cta('Call', urlLink('tel:+1-410-555-0115'), { style: 'text', icon: 'phone' }),
        ],
        seo_title: 'The Gold Room, dinner at Ulysses in Baltimore',
        seo_description:
          'Chesapeake fish and a charcoal grill under the gilded ballroom ceiling of Ulysses, Baltimore. Dinner Tuesday to Sunday; eight bar seats unreserved.',
        seo_og_image: ceiling,
      },
      { is_startpage: true, tag_list: ['baltimore'] },
    ),
    story('dining/the-gold-room/dinner', 'Dinner', {
      component: 'menu',
      theme_key: 'dining',
      title: 'The Gold Room: dinner',
      picture: table,
      intro: 'Written at four in the afternoon. Plates arrive in the order you would want them.',
      sections: [
        section(
          'First, cold',
          '',
          dish('Choptank Oysters', '', 'Mignonette of green tomato', {
            variants: sizes(['Half dozen', '19'], ['Dozen', '36']),
            diet: ['gluten_free'],
            allergens: ['shellfish'],
          }),
          dish('Crab and Cucumber', '22', 'Lump meat, buttermilk, dill, nothing to hide behind', {
            diet: ['gluten_free'],
            allergens: ['shellfish', 'milk'],
          }),
          dish('Beets Under Ash', '14', 'Baked in the embers, horseradish cream made of cashews', {
            diet: ['vegan', 'vegetarian', 'gluten_free'],
            allergens: ['tree_nuts'],
          }),
        ),
        section(
          'Then, warm',
          '',
          dish('Salt Cod Fritters', '15', 'Setúbal by way of Fells Point; lemon', {
            allergens: ['fish', 'eggs', 'wheat'],
          }),
          dish('Chicken Livers', '13', 'Madeira, toast, a fried sage leaf', {
            allergens: ['milk', 'wheat'],
            contains_alcohol: true,
          }),
          dish('Corn Soup', '12', 'July to September only; the rest of the year, chestnut', {
            diet: ['vegetarian', 'gluten_free'],
            allergens: ['milk', 'tree_nuts'],
          }),
        ),
        section(
          'From the grill',
          'Charcoal, oak, patience',
          dish('Rockfish', '34', 'On the bone, brown butter, capers', {
            diet: ['gluten_free'],
            allergens: ['fish', 'milk'],
          }),
          dish('Blue Catfish', '27', 'Smoked paprika, braised greens, a clear conscience', {
            diet: ['gluten_free'],
            allergens: ['fish'],
          }),
          dish('Pork Chop, Twice the Usual', '36', 'Clams in the pan with it', {
            diet: ['gluten_free'],
            allergens: ['shellfish', 'milk'],
          }),
          dish('Cabbage, Whole, for Two', '30', 'Three hours over coals, hazelnut and caper crumb', {
            diet: ['vegan', 'vegetarian'],
            allergens: ['tree_nuts', 'wheat'],
            new: true,
          }),
        ),
        section(
          'Sunday',
          'One roast, carved in the room from five',
          dish('Rib of Beef', '42', 'Popover, horseradish, drippings for the potatoes', {
            allergens: ['milk', 'eggs', 'wheat'],
          }),
        ),
        section(
          'Last',
          '',
          dish('Smith’s Cake', '12', 'Nine thin layers, boiled chocolate; an island recipe', {
            diet: ['vegetarian'],
            allergens: ['milk', 'eggs', 'wheat', 'soybeans'],
          }),
          dish('Custard Tart', '7', 'Burnt on purpose', { diet: ['vegetarian'], allergens: ['milk', 'eggs', 'wheat'] }),
          dish('Pear in Red Wine', '10', 'Bay leaf, black pepper', {
            diet: ['vegan', 'vegetarian', 'gluten_free'],
            contains_alcohol: true,
          }),
        ),
        section(
          'To drink',
          'The bar pours more than we print',
          dish('Stroh’s Old Fashioned', '15', 'Maryland rye, burnt sugar, a cherry from the tart', {
            diet: ['vegan', 'vegetarian', 'gluten_free'],
            contains_alcohol: true,
          }),
          dish('Vinho Verde', '12', 'The glass; barely sparkling', {
            diet: ['vegan', 'vegetarian', 'gluten_free'],
            contains_alcohol: true,
          }),
          dish('Quince and Tonic', '9', 'Quince boiled down to a syrup, tonic, a bay leaf', {
            diet: ['vegan', 'vegetarian', 'gluten_free'],
          }),
          dish('Black Tea, Smoked and Iced', '7', 'Brewed over the grill, lemon, no sugar until you say', {
            diet: ['vegan', 'vegetarian', 'gluten_free'],
          }),
        ),
      ],
      seo_title: 'Dinner menu, The Gold Room, Baltimore',
      seo_description:
        'Choptank oysters, rockfish on the bone, a whole cabbage for two and a nine-layer cake: dinner at The Gold Room, with prices, diets and allergens.',
    }),
  ];
}
