import { asset } from '../../asset.ts';
import { heading, list, richText } from '../../rich-text.ts';
import { bookLink, cta, item, ref, refs, story, storyLink, urlLink } from '../../story-fields.ts';
import { accessibilityOf, ulyssesServices } from './services.ts';

const pictures = {
  facade: asset('ulysses/hero', 'Ulysses at night: an apartment house of blue brick, every bay curtained differently', {
    focus: '2990x110:3400x1640',
  }),
  facadeNight: asset(
    'ulysses/hero-night',
    'Ulysses late at night: the lit bays of the apartment house over a wet street, lamps on both sides, somebody with an umbrella and a dachshund',
    { focus: '2990x110:3400x1640' },
  ),
  facadeTall: asset(
    'ulysses/hero-tall',
    'Ulysses at night under a thin moon: five floors of bay windows, every one curtained differently',
  ),
  facadeNightTall: asset('ulysses/hero-night-tall', 'Ulysses late at night: five floors of lit bays over a wet street'),
  library: asset(
    'ulysses/library',
    'The library after dark: an old woman reading high on the ladder, a man in an armchair holding up her tea',
    { title: 'The library. Borrow one, leave one; nobody counts.' },
  ),
  lift: asset(
    'ulysses/lift',
    'The elevator operator in blue and brass at the open gate; a parcel and an umbrella forgotten on the seat',
    { title: 'The elevator. The parcel was collected in the end.' },
  ),
  dining: asset(
    'ulysses/dining',
    'The breakfast room: round tables with small lamps, plum curtains, a waiter with eggs on his tray',
    { title: 'The breakfast room at the hour when it is nobody’s.' },
  ),
};

export const ulyssesHotel = [
  story(
    'hotels/ulysses',
    'Ulysses',
    {
      component: 'hotel',
      name: 'Ulysses',
      short_name: 'Ulysses',
      status: 'open',
      city: ref('ash-city-guides/baltimore'),
      street: '15 Argosy Street',
      locality: 'Baltimore',
      region: 'MD',
      postal: '21201',
      country: 'US',
      phone: '+1 410-555-0112',
      email: 'ulysses@ash.example',
      lat: '39.2982',
      lng: '-76.6169',
      timezone: 'America/New_York',
      check_in: '15:00',
      check_out: '12:00',
      room_count: '116',
      pets: 'yes',
      pets_note: 'One dog or one cat, $30 a stay. A towel for wet feet hangs inside the vestibule on the left.',
      description: richText(
        'Six floors of bay windows, put up in 1912 for people who wanted a good address and no staircase of their own. The apartments are rooms now; the tenants’ manners were left in the lease.',
      ),
      amenities: [
        'restaurant',
        'bar',
        'library',
        'piano',
        'lift',
        'night-desk',
        'laundry',
        'wifi',
        'luggage-store',
        'parking',
      ],
      accessibility: richText(
        'Argosy Street has a flight of four marble steps and, eleven yards to the right of it, a level door into the same hall. The modern elevator is beside the old one and goes everywhere, basement to roof. Some bathrooms in this building are as narrow as they were in 1912; the ones in our accessible rooms are not.',
      ),
      accessibility_features: [
        'step_free_entrance',
        'accessible_parking',
        'accessible_route',
        'elevator',
        'accessible_restroom',
        'visual_alarms',
        'service_animals',
      ],
      booking_engine: 'cendyn',
      booking_ids: JSON.stringify({ url: '/_services/booking/cendyn', property: 'ASH-BWI-15' }),
      photo_night: { ...pictures.facadeNight, focus: '1830x110:3290x1640' },
      photos: [{ ...pictures.facade, focus: '1830x110:3290x1640' }, pictures.library, pictures.lift, pictures.dining],
      same_as: [{ component: 'link_item', link: urlLink('https://pictures.example/ulysses', { newTab: true }) }],
      mandatory_fee_note:
        'We add nothing to the price of the night. Maryland and Baltimore add their taxes at the end.',
      footer: ref('global-elements/footer-ulysses'),
      theme_key: 'ulysses',
      layout: 'ulysses',
      header_style: 'overlay',
      body: [
        {
          component: 'hotel_hero',
          eyebrow: 'Baltimore, Maryland',
          heading: 'Ulysses',
          intro:
            'An apartment house of 1912 with a hundred and eight bay windows and something heavy hung in each. Draw the curtains and it could be any year you like.',
          media: pictures.facade,
          media_mobile: pictures.facadeTall,
          media_night: pictures.facadeNight,
          media_night_mobile: pictures.facadeNightTall,
          overlay: 'gradient',
          ctas: [
            cta('Book a room', bookLink('ulysses')),
            cta('The Gold Room', storyLink('dining/the-gold-room'), { style: 'secondary' }),
          ],
          show_booking_bar: false,
          align: 'start',
          height: 'fold',
        },
        { component: 'booking_bar', anchor_id: 'book', heading: 'Which nights', sticky: true },
        {
          component: 'hotel_facts',
          anchor_id: 'facts',
          late_check_out: storyLink('hotels/ulysses', { anchor: 'late-check-out' }),
        },
        {
          component: 'rich_text',
          half: 'first',
          anchor_id: 'building',
          body: richText(
            heading('To the new tenant'),
            'The house was named by its builder, Mr. Adelbert Stroh, who had been eleven years getting the money together and felt that he had come home by a long road. He took the corner apartment on the fifth floor and forbade canaries, trombones and the frying of fish.',
            'You will find most of it as he left it. The stair is Cockeysville marble with a dip in every tread. The hall has forty-one mailboxes with the old names in the slots, and post still comes for some of them. The fish rule has been relaxed, downstairs, in the evenings.',
            'Kindly close the elevator gate behind you, or it will not come for anyone else.',
          ),
        },
        {
          component: 'press_grid',
          half: 'second',
          anchor_id: 'press',
          heading: 'From the newspapers in the hall',
          source: 'hotel',
          group_by_year: false,
          page_size: '3',
        },
        {
          component: 'room_carousel',
          anchor_id: 'rooms',
          heading: 'Three ways to hang a curtain',
          rooms: refs(
            'hotels/ulysses/rooms/bay-queen',
            'hotels/ulysses/rooms/corner-king',
            'hotels/ulysses/rooms/drapes-suite',
          ),
          peek: true,
          show_count: true,
        },
        {
          component: 'media_text',
          media: pictures.lift,
          side: 'start',
          heading: 'A word about the elevator',
          body: richText(
            'It is a gilded cage with a bench in it, it was installed with the building, and it takes thirty-eight seconds to reach the sixth floor. People have proposed in less. There is a quick new one to its right for anybody carrying ice.',
          ),
          ctas: [cta('Read the story', storyLink('ash-mail/the-lift-at-ulysses'), { style: 'text', icon: 'arrow' })],
        },
        {
          component: 'eat_drink_section',
          anchor_id: 'eat-and-drink',
          venue: ref('dining/the-gold-room'),
          variant: 'gold',
          heading: 'Under eighty-eight gold squares',
          body: richText(
            'The ballroom was built to impress a shipping family whose daughter married elsewhere. It has been a dance school, a union hall and a place to keep chairs. Beatriz Amaral cooks in it now, from the bay mostly, six nights a week.',
          ),
          media: [
            asset(
              'venues/gold-room-ceiling',
              'The gilded ceiling of the ballroom from directly below, a small bird that got in crossing it',
            ),
          ],
          show_hours: true,
          show_menus: false,
          ctas: [cta('The Gold Room', storyLink('dining/the-gold-room'))],
        },
        {
          component: 'events_card',
          half: 'first',
          event: ref('hotels/ulysses/events/life-drawing'),
          size: 'm',
          cta_label: 'Event details',
        },
        cta('All events at Ulysses', storyLink('hotels/ulysses/events'), {
          style: 'text',
          icon: 'arrow',
          half: 'first',
        }),
        {
          component: 'special_offers',
          half: 'second',
          theme: 'dark',
          anchor_id: 'offers',
          heading: 'When to come for less',
          source: 'hotel',
        },
        {
          ...ulyssesServices,
          questions: [
            {
              component: 'accordion_item',
              title: 'Hours of this and that',
              anchor: 'hours',
              body: [
                {
                  component: 'table_block',
                  caption: 'When things happen at Ulysses',
                  table: {
                    thead: [{ value: 'What' }, { value: 'When' }],
                    tbody: [
                      { body: [{ value: 'Breakfast room' }, { value: '7 to 10:30 am; Sundays until noon' }] },
                      { body: [{ value: 'Library' }, { value: 'Always' }] },
                    ],
                  },
                },
              ],
            },
            item(
              'A late check-out',
              'late-check-out',
              'Noon is late already, but two o’clock is $25 and four is $60, if the next tenant allows. The desk knows by nine in the morning. Bags can stay in the mail room until your train.',
            ),
            item(
              'A car, if you must',
              'parking',
              'Nine spaces in the yard behind, $24 a night, two of them accessible and kept clear; otherwise the garage at Argosy and Tide. The train station is twelve minutes away on foot, downhill going.',
            ),
            item(
              'Children',
              'children',
              'Any age is welcome, and each counts as a guest. The Drapes Suite sleeps three, the other rooms two. A crib costs nothing, if you ask before you come.',
            ),
            item('Trombones', 'noise', 'Still no. The piano in the library is for anyone until ten.'),
          ],
        },
        {
          component: 'gallery',
          heading: 'Rooms you need not pay extra for',
          items: [pictures.library, pictures.dining],
          layout: 'masonry',
          hide_heading: true,
          lightbox: true,
        },
        accessibilityOf('hotels/ulysses', 'Measured in April. The marble has not moved since.', [
          item(
            'From the street and from the yard',
            'level-doors',
            'The level door on Argosy Street has a bell at 42 inches; at night the desk opens it by camera. From the yard, a ramp of nine feet leads to the laundry corridor and so to the elevator.',
          ),
          item(
            'What has been widened and what has not',
            'widths',
            list(
              'New elevator: door 36 inches, car 51 by 68, tactile and spoken floors',
              'Old elevator: door 28 inches, no spoken floors, one charming bench',
              'Library, breakfast room and Gold Room: level, tables at 29 inches with open undersides',
              'Corridors: 66 inches, carpeted, with a fire door halfway that holds itself open',
            ),
          ),
        ]),
      ],
      seo_title: 'Ulysses, a hotel in a 1912 Baltimore apartment house',
      seo_description:
        'Bay windows, heavy curtains, a gilded elevator and a ballroom that serves dinner: 116 rooms in a 1912 apartment house on Argosy Street, Baltimore.',
      seo_og_image: pictures.facade,
    },
    { is_startpage: true, tag_list: ['baltimore'] },
  ),
];
