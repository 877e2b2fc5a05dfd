import { asset } from '../../asset.ts';
import { link, list, richText } from '../../rich-text.ts';
import { bookLink, contactLink, cta, item, ref, refs, story, storyLink, urlLink } from '../../story-fields.ts';
import { accessibilityOf, churchServices } from './services.ts';

const pictures = {
  courtyard: asset(
    'peter-and-paul/hero',
    'The courtyard: a brick church with a rose window, a fig tree heavy with fruit, a gingham cloth drying on a balcony',
    { focus: '1500x60:2196x1400' },
  ),
  courtyardNight: asset(
    'peter-and-paul/hero-night',
    'The courtyard under a full moon: the church’s glass lit from inside, a candle on a table for two, the fig tree in the dark',
    { focus: '1500x60:2196x1400' },
  ),
  courtyardTall: asset(
    'peter-and-paul/hero-tall',
    'The courtyard: a brick church with a rose window and a fig tree heavy with fruit',
  ),
  courtyardNightTall: asset(
    'peter-and-paul/hero-night-tall',
    'The courtyard under a full moon: the church’s glass lit from inside, the fig tree in the dark',
  ),
  nave: asset(
    'peter-and-paul/nave',
    'The nave with its pews still in place: a painted barrel vault, colored glass, a black cat on the red runner',
    { title: 'The nave, four in the afternoon, when the light reaches the eleventh pew.' },
  ),
  cloister: asset(
    'peter-and-paul/cloister',
    'The cloister walk: five arches onto a garden, a terracotta floor, a broom left against a fern, a cat washing',
    { title: 'The cloister is swept at six and again after Vesper has been through.' },
  ),
  stair: asset(
    'peter-and-paul/stair',
    'The rectory stair under a tall arched window, green papered walls hung with small pictures, coats on pegs, a cat halfway up',
    { title: 'Rectory stair. Every eleventh tread is pine, from a repair in 1919.' },
  ),
};

const hotel = story(
  'hotels/peter-and-paul',
  'Peter & Paul',
  {
    component: 'hotel',
    name: 'Peter & Paul',
    short_name: 'Peter & Paul',
    status: 'open',
    city: ref('ash-city-guides/new-orleans'),
    street: '417 Candlemas Street',
    locality: 'New Orleans',
    region: 'LA',
    postal: '70117',
    country: 'US',
    phone: '+1 504-555-0117',
    email: 'peterandpaul@ash.example',
    lat: '29.9672',
    lng: '-90.0541',
    timezone: 'America/Chicago',
    check_in: '16:00',
    check_out: '11:30',
    room_count: '71',
    pets: 'ask',
    pets_note:
      'Small dogs in the schoolhouse, $35 a stay. Vesper, the parish cat, was here first and must be let past.',
    description: richText(
      'A Catholic parish of the 1860s, complete: church, rectory, schoolhouse and convent around one courtyard. The bishop let it go in 2001; the neighbors kept the bell ringing until there were guests to annoy with it.',
    ),
    amenities: [
      'restaurant',
      'bar',
      'garden',
      'library',
      'piano',
      'bicycles',
      'lift',
      'wifi',
      'luggage-store',
      'meeting-room',
    ],
    accessibility: richText(
      'Three of the four buildings can be entered without a step: the church by its garden door, the schoolhouse by a ramp from Candlemas Street, the convent from the cloister. The rectory has seven steps and no way around them, which is why none of the accessible rooms are in it. There is one elevator, in the schoolhouse, to all three floors.',
    ),
    accessibility_features: [
      'step_free_entrance',
      'accessible_route',
      'elevator',
      'accessible_restroom',
      'assistive_listening',
      'service_animals',
    ],
    booking_engine: 'synxis',
    booking_ids: JSON.stringify({ url: '/_services/booking/synxis', chain: '20417', hotel: '70117' }),
    photo_night: pictures.courtyardNight,
    photos: [pictures.courtyard, pictures.nave, pictures.cloister, pictures.stair],
    same_as: [{ component: 'link_item', link: urlLink('https://pictures.example/peterandpaul', { newTab: true }) }],
    mandatory_fee_note:
      'One candle, one bottle of water and the upkeep of the organ are in the price of the night. The city and the state add their taxes.',
    footer: ref('global-elements/footer-peter-and-paul'),
    theme_key: 'peter-and-paul',
    layout: 'ash',
    header_style: 'overlay',
    body: [
      {
        component: 'hotel_hero',
        eyebrow: 'New Orleans, below the Quarter',
        heading: 'Peter & Paul',
        intro:
          'A parish with its church, its priests’ house, its school and its nuns’ house, all on one block, all with beds in them now. Except the church. The church has an organ.',
        media: pictures.courtyard,
        media_mobile: pictures.courtyardTall,
        media_night: pictures.courtyardNight,
        media_night_mobile: pictures.courtyardNightTall,
        overlay: 'scrim',
        ctas: [
          cta('See rooms', storyLink('hotels/peter-and-paul', { anchor: 'buildings' })),
          cta('Book', bookLink('peter-and-paul'), { style: 'secondary' }),
        ],
        align: 'center',
        height: 'tall',
      },
      { component: 'booking_bar', anchor_id: 'book', heading: 'Pick your nights', sticky: true },
      {
        component: 'hotel_facts',
        anchor_id: 'facts',
        late_check_out: storyLink('hotels/peter-and-paul', { anchor: 'arrival' }),
      },
      {
        component: 'rich_text',
        half: 'first',
        anchor_id: 'buildings',
        body: richText(
          'People ask for “the church room” and there isn’t one. The nave belongs to whoever is in it: breakfast among the pews, weddings on Saturdays, somebody tuning. You sleep in one of the other three buildings, and they are not alike.',
        ),
      },
      {
        component: 'columns',
        half: 'first',
        items: [
          {
            component: 'text_item',
            title: 'The church, 1861',
            body: richText(
              'German brick, an Irish steeple, Creole plaster. Eighteen pews left of sixty. No bedrooms; come down in your socks if you like.',
            ),
          },
          {
            component: 'text_item',
            title: 'The rectory, 1868',
            body: richText(
              'Where the priests lived, comfortably. High ceilings, coal grates, papered walls. The Vestry serves supper on its ground floor.',
            ),
          },
          {
            component: 'text_item',
            title: 'The schoolhouse, 1875',
            body: richText(
              'Three floors of classrooms with chalk rails still on the walls and windows set too high to look out of, so that you would look at Sister.',
            ),
          },
          {
            component: 'text_item',
            title: 'The convent, 1890',
            body: richText(
              'Cells knocked into pairs. Thick walls, tile floors, a bath in the corner of most. The quietest beds on the block.',
            ),
          },
        ],
      },
      {
        component: 'quote',
        half: 'second',
        theme: 'brand',
        text: 'I was confirmed in that church and I slept in that school, for different reasons, fifty years apart. The second time the bed was better and nobody rang a bell at me.',
        source: 'A guest’s letter, printed in The Marigny Packet',
      },
      {
        component: 'room_cards',
        anchor_id: 'rooms',
        heading: 'Gingham, wallpaper or whitewash',
        rooms: refs(
          'hotels/peter-and-paul/rooms/schoolhouse-queen',
          'hotels/peter-and-paul/rooms/rectory-king',
          'hotels/peter-and-paul/rooms/convent-suite',
          'hotels/peter-and-paul/rooms/accessible-schoolhouse-queen',
        ),
        columns: '4',
        filter: false,
        card_cta: 'popup',
      },
      {
        component: 'media_text',
        media: pictures.nave,
        side: 'start',
        heading: 'Nothing in the nave was thrown out',
        body: richText(
          'The vault had been painted gray in 1954. Under it were forty-eight green coffers with gilt buttons, and two women with cotton swabs took fourteen months to get them back. The marble altar rail is now the bar. We asked the old parishioners first; they said Father Aucoin would have charged more.',
          [
            'The organ was flooded to its knees, drained, and patiently lied to by a man from Gentilly until it played again. It plays on ',
            link('Thursdays', storyLink('dining/the-vestry/events/organ-night')),
            '.',
          ],
        ),
      },
      {
        component: 'eat_drink_section',
        anchor_id: 'eat-and-drink',
        venue: ref('dining/the-vestry'),
        variant: 'standard',
        heading: 'Supper where the vestments hung',
        body: richText(
          'One table of thirty-six on the ground floor of the rectory, five small ones in the garden. Gulf fish, field peas, a duck on Sundays.',
        ),
        media: [
          asset(
            'venues/vestry-table',
            'The Vestry: one long table under a green gingham cloth, vestments hung along both walls, a cat on the bench at the near end',
            { focus: '1100x1520:1300x1600' },
          ),
        ],
        media_side: 'end',
        show_hours: true,
        show_menus: true,
        ctas: [cta('The Vestry', storyLink('dining/the-vestry'), { style: 'secondary' })],
      },
      {
        component: 'events_card',
        half: 'first',
        event: ref('dining/the-vestry/events/organ-night'),
        size: 'm',
        cta_label: 'Event details',
      },
      cta('All events at Peter & Paul', storyLink('hotels/peter-and-paul/events'), {
        style: 'text',
        icon: 'arrow',
        half: 'first',
      }),
      {
        component: 'special_offers',
        half: 'second',
        anchor_id: 'offers',
        heading: 'Midweek, when the pews are empty',
        source: 'hotel',
      },
      {
        ...churchServices,
        questions: [
          item(
            'Bringing children',
            'children',
            'It was a school, and the stairs remember. Any age is welcome and counts as a guest; most rooms sleep two, one sleeps three. A crib costs nothing, if you ask before you come.',
          ),
          item(
            'About the bell',
            'bell',
            'It rings at noon and at six in the evening, twelve strokes and six, and not before breakfast. It is a condition of the deed.',
          ),
          item(
            'Arriving, leaving, leaving late',
            'arrival',
            'Rooms from four, out by half past eleven. A late check-out, until two, is $35 where the room is free: ask at the vestment chest the evening before. Bags may sit in the confessional all day. It locks.',
          ),
          item(
            'Cars, streetcars, bicycles',
            'getting-here',
            'Parking on Candlemas Street is free and scarce. The streetcar stop is five minutes off. Bicycles stand in the cloister, $15 until dark.',
          ),
          item(
            'Storms',
            'storms',
            'If a storm is named and pointed at us, you may cancel to the minute and pay nothing. If you are already here, there are shutters, a generator and a great deal of red beans.',
          ),
        ],
      },
      {
        component: 'gallery',
        heading: 'Between the buildings',
        items: [pictures.cloister, pictures.stair],
        layout: 'grid',
        hide_heading: true,
        lightbox: true,
      },
      accessibilityOf(
        'hotels/peter-and-paul',
        'By tape and by wheelchair, the cloister included, with the baker holding the other end.',
        [
          item(
            'Which doors have no steps',
            'doors',
            list(
              'Church: garden door, level, 40 inches, rings a bell so that we come and help with its weight',
              'Schoolhouse: ramp from Candlemas Street, one foot in twelve, handrails both sides',
              'Convent: level from the cloister; the cloister floor is old tile and uneven by up to half an inch',
              'Rectory and The Vestry: seven steps at the front; supper is served in the garden or the nave instead, same menu',
            ),
          ),
          item(
            'Hearing the organ, or the toast',
            'listening',
            'The nave has an induction loop in the first ten rows. Receivers for those without a hearing aid are at the desk.',
          ),
          item('Rooms to ask for', 'accessible-rooms', [
            'Four ',
            link(
              'Accessible Schoolhouse Queens',
              storyLink('hotels/peter-and-paul/rooms/accessible-schoolhouse-queen'),
            ),
            ' have transfer showers and room to turn. ',
            link('Write to us', contactLink('access', 'peter-and-paul')),
            ' or call +1 504-555-0117 and Odile will describe any room inch by inch.',
          ]),
        ],
      ),
    ],
    seo_title: 'Peter & Paul, a parish turned hotel in New Orleans',
    seo_description:
      'Seventy-one rooms in the schoolhouse, rectory and convent of an 1860s New Orleans parish, around a courtyard with a fig tree, a bell and an organ.',
    seo_og_image: pictures.courtyard,
  },
  { is_startpage: true, tag_list: ['new-orleans'] },
);

export const peterAndPaulHotel = [hotel];
