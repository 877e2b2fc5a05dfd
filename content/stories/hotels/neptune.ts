import { asset } from '../../asset.ts';
import { bold, heading, link, list, richText } from '../../rich-text.ts';
import { bookLink, contactLink, cta, item, ref, story, storyLink, urlLink } from '../../story-fields.ts';
import { accessibilityOf, neptuneServices } from './services.ts';

const pictures = {
  mission: asset(
    'neptune/hero',
    'Neptune from the water: a brick mission with a stepped gable and a compass rose, a man with a kitbag and a small dog under the lamp',
  ),
  missionNight: asset(
    'neptune/hero-night',
    'Neptune at night from the water: every window but two lit, the lamp and the rose in slivers on the harbor, a thin moon',
  ),
  missionTall: asset(
    'neptune/hero-tall',
    'Neptune from the water: a brick mission with a compass rose, a rowing boat tied to its quay',
  ),
  missionNightTall: asset(
    'neptune/hero-night-tall',
    'Neptune at night from the water: lit windows over a rowing boat tied to its quay',
  ),
  messHall: asset(
    'neptune/mess-hall',
    'The mess hall laid for breakfast: two long tables with benches, the cook bringing porridge, three arched windows on the water',
    {
      title: 'The mess hall. Sit next to someone.',
    },
  ),
  river: asset(
    'neptune/river',
    'A tugboat going down the river toward a lift bridge, gulls over it, a cormorant on a piling holding its wings out to dry',
    {
      title: 'From the back steps, most mornings.',
    },
  ),
  fires: asset(
    'cities/providence',
    'Fires in iron baskets on the river, a boat tending them, a white steeple above a hill of lit houses',
    {
      title: 'Upriver, on the nights they light the fires.',
    },
  ),
};

export const neptuneHotel = [
  story(
    'hotels/neptune',
    'Neptune',
    {
      component: 'hotel',
      name: 'Neptune',
      former_name: 'The Dean',
      short_name: 'Neptune',
      status: 'open',
      city: ref('ash-city-guides/providence'),
      street: '23 Fathom Street',
      locality: 'Providence',
      region: 'RI',
      postal: '02903',
      country: 'US',
      phone: '+1 401-555-0123',
      email: 'neptune@ash.example',
      lat: '41.8205',
      lng: '-71.4081',
      timezone: 'America/New_York',
      check_in: '15:00',
      check_out: '11:00',
      room_count: '52',
      pets: 'no',
      pets_note: 'The gull would not stand for it. Service animals of course, gull or no gull.',
      description: richText(
        'A seamen’s mission of 1912 beside the Providence River: fifty-two small, well-fitted rooms, a mess hall, and no bar, because the missionaries nailed a clause into the deed. There is beer at Oyster Sunday. The lawyers looked.',
      ),
      amenities: ['cafe', 'lift', 'library', 'bicycles', 'laundry', 'night-desk', 'wifi', 'luggage-store'],
      accessibility: richText(
        'The mission was built with a barrow ramp for sea chests on the river side, and it is now the best way in: one in fourteen, covered, with a rail. The elevator is new. Bunk rooms are up to nine feet wide and not all of them suit a wheelchair; Lantern Queens do.',
      ),
      accessibility_features: [
        'step_free_entrance',
        'accessible_route',
        'elevator',
        'accessible_restroom',
        'visual_alarms',
        'service_animals',
      ],
      booking_engine: 'other',
      booking_ids: JSON.stringify({ url: '/_services/booking/other', property: 'ASH-PVD-23' }),
      photo_night: { ...pictures.missionNight, focus: '740x40:1880x1500' },
      photos: [{ ...pictures.mission, focus: '740x40:1880x1500' }, pictures.messHall, pictures.river],
      same_as: [{ component: 'link_item', link: urlLink('https://pictures.example/neptune', { newTab: true }) }],
      mandatory_fee_note:
        'Breakfast porridge, towels and the night’s tide table are included; state and city taxes are not.',
      footer: ref('global-elements/footer-neptune'),
      theme_key: 'neptune',
      layout: 'ash',
      header_style: 'overlay',
      body: [
        {
          component: 'hotel_hero',
          eyebrow: 'Providence, Rhode Island',
          heading: 'Neptune',
          intro:
            'Where the ships’ crews slept for a dime, dry and supervised. The dime has gone up. Nobody will ask whether you have written to your mother.',
          media: pictures.mission,
          media_mobile: pictures.missionTall,
          media_night: pictures.missionNight,
          media_night_mobile: pictures.missionNightTall,
          overlay: 'gradient',
          ctas: [
            cta('Book a room', bookLink('neptune')),
            cta('Oyster Sunday', storyLink('hotels/neptune/events/oyster-sunday'), { style: 'secondary' }),
          ],
          show_booking_bar: false,
          align: 'end',
          height: 'fold',
        },
        { component: 'booking_bar', anchor_id: 'book', heading: 'Which nights', sticky: true },
        {
          component: 'hotel_facts',
          anchor_id: 'facts',
          late_check_out: storyLink('hotels/neptune', { anchor: 'late-check-out' }),
        },
        {
          component: 'rich_text',
          half: 'first',
          anchor_id: 'name',
          body: richText(heading('We used to be The Dean'), [
            'Same door, same river, same Manny on nights. The house had been named for a clergyman, Dean Ezekiel Thorne, who raised the money for it in 1912, and then a graduate student in our own bunk room eight read his letters and came down to breakfast looking pale. We took the brass plate off that week. What was over the door before it, under four coats of paint, was a ',
            bold('bearded head with a trident'),
            ', carved by a ship’s carpenter in place of paying his bill. So he has the name.',
          ]),
        },
        {
          component: 'quote',
          half: 'second',
          theme: 'brand',
          text: 'My cabin was nine feet by eleven and contained, as far as I could establish after two days of looking, everything.',
          source: 'The Narragansett Ledger',
        },
        {
          component: 'room_cards',
          anchor_id: 'rooms',
          heading: 'Fitted like ships, bolted to the ground',
          intro:
            'Every drawer shuts by itself and every hook was thought about. Small, smaller, and one with a lantern.',
          hotel: ref('hotels/neptune'),
          columns: '4',
          filter: false,
          accessible_filter: true,
          card_cta: 'popup',
        },
        {
          component: 'media_text',
          media: pictures.messHall,
          side: 'start',
          heading: 'Breakfast is at the long tables',
          body: richText(
            'There are four of them, each sawn from a single ballast timber, and no small ones. Porridge from six. Eggs from seven, Portuguese bread, fish cakes on Fridays, coffee in pots that you pass along. By eight a bassoonist, a welder and two people interviewing for the same job have usually been introduced.',
            'In the evening the hall is a reading room. The lamps come down on pulleys.',
          ),
        },
        {
          component: 'events_card',
          half: 'first',
          event: ref('hotels/neptune/events/oyster-sunday'),
          size: 'm',
          cta_label: 'Event details',
        },
        cta('All events at Neptune', storyLink('hotels/neptune/events'), {
          style: 'text',
          icon: 'arrow',
          half: 'first',
        }),
        { component: 'special_offers', half: 'second', anchor_id: 'offers', heading: 'Offers', source: 'hotel' },
        {
          ...neptuneServices,
          questions: [
            item(
              'Children aboard',
              'children',
              'Any age is welcome, and each counts as a guest. The Bunk Room sleeps four; nobody under six takes a top bunk. A crib costs nothing, if you ask before you come.',
            ),
            item(
              'Watches',
              'arrival',
              'Rooms from three, until eleven. The desk is manned through the night, by Manny, who likes being asked things at four in the morning.',
            ),
            item(
              'Sailing late',
              'late-check-out',
              'Late check-out is until one, for $20, where the cabin is not promised. Tell Manny before he goes off watch at six. After that the net loft has your bags and the mess has coffee.',
            ),
            item(
              'Coming by train',
              'train',
              'The station is fourteen minutes along the river path, level all the way. Tell us your train and we will have the key out.',
            ),
            item(
              'Coming by car',
              'parking',
              'We have no parking whatever. The Chandler Street lot, four minutes south, is $18 until noon the next day.',
            ),
            item(
              'Sharing a bunk room',
              'sharing',
              'Bunk rooms are let whole. You will not wake up under a stranger, unless you brought one.',
            ),
          ],
        },
        {
          component: 'gallery',
          heading: 'Out back, by day and by night',
          items: [pictures.river, pictures.fires],
          layout: 'grid',
          hide_heading: true,
          lightbox: true,
        },
        accessibilityOf(
          'hotels/neptune',
          'Every width and height, taken in April at low tide, when the ramp is at its driest.',
          [
            item(
              'The barrow ramp',
              'ramp',
              'On the river side, from the path: 46 inches wide, one in fourteen, lit and roofed. The street door has five steps and a bell to the desk.',
            ),
            item(
              'Inside',
              'inside',
              list(
                'Elevator to all four floors, door 34 inches, car 50 by 60',
                'Mess hall level, benches that lift out, one table open at both ends for wheelchairs',
                'Accessible restroom beside the mess hall, 35-inch door',
              ),
            ),
            item('Which room', 'accessible-rooms', [
              'Three ',
              link('Accessible Lantern Queens', storyLink('hotels/neptune/rooms/accessible-lantern-queen')),
              ', numbers 12, 22 and 32. Ring +1 401-555-0123 or ',
              link('write to us', contactLink('access', 'neptune')),
              ' for anything the room page leaves out.',
            ]),
          ],
        ),
      ],
      seo_title: 'Neptune, a riverside hotel in Providence',
      seo_description:
        'Fifty-two cabin-sized rooms in a 1912 seamen’s mission on the Providence River, with long breakfast tables and oysters once a month. Once The Dean.',
      seo_og_image: pictures.mission,
    },
    { is_startpage: true, tag_list: ['providence'] },
  ),
];
