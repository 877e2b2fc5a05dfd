import type { SeedStory } from '#embedded/content/content-seed.ts';
import { asset } from '../../asset.ts';
import { heading, italic, link, list, richText } from '../../rich-text.ts';
import { contactLink, item, ref, story, storyLink, urlLink } from '../../story-fields.ts';
import { accessibilityOf } from './services.ts';

const pictures = {
  house: asset(
    'shenandoah/hero',
    'Shenandoah Mansions in October: three half-timbered gables under green slate, a long porch, a small green car coming up the drive',
    { focus: '1824x200:2400x1400' },
  ),
  houseNight: asset(
    'shenandoah/hero-night',
    'Shenandoah Mansions under the stars: three half-timbered gables with nearly every window lit, a small green car with its lamps on',
    { focus: '1824x200:2400x1400' },
  ),
  porch: asset(
    'shenandoah/porch',
    'The west porch at sundown: four rocking chairs facing the ridge, a checkers game half played, a straw hat and a cat on the rail',
    { title: 'The west porch. Red is winning.' },
  ),
  orchard: asset(
    'shenandoah/orchard',
    'The orchard below the house: apple trees in rows to the treeline, a picker on a ladder, a dog with an apple in its mouth',
    { title: 'Forty rows, mostly Winesap and Grimes Golden.' },
  ),
  town: asset(
    'cities/roanoke',
    'A steam engine passing brick warehouses at night, a man with a lantern, and a great lit star on the mountain above',
    { title: 'Roanoke, from the north gable, about eight.' },
  ),
};

/** The hotel that is still being repaired; it opens in the spring after the day of seeding. */
export function shenandoahHotel(today: Date): SeedStory[] {
  const year = today.getUTCFullYear() + 1;
  return [
    story(
      'hotels/shenandoah-mansions',
      'Shenandoah Mansions',
      {
        component: 'hotel',
        name: 'Shenandoah Mansions',
        short_name: 'Shenandoah',
        status: 'coming_soon',
        city: ref('ash-city-guides/roanoke'),
        street: '61 Orchard Terrace',
        locality: 'Roanoke',
        region: 'VA',
        postal: '24014',
        country: 'US',
        phone: '+1 540-555-0161',
        email: 'shenandoah@ash.example',
        lat: '37.2442',
        lng: '-79.9271',
        timezone: 'America/New_York',
        check_in: '15:00',
        check_out: '11:00',
        room_count: '58',
        pets: 'yes',
        pets_note: 'Dogs of the kind that sleep on porches. There will be a hose.',
        description: richText(
          `A mountain apartment hotel of 1914, half-timbered and porched on every side, being put back on its feet above an orchard outside Roanoke. Fifty-eight rooms, opening in the spring of ${year}.`,
        ),
        amenities: ['porches', 'restaurant', 'garden', 'library', 'lift', 'parking', 'wifi', 'bicycles'],
        accessibility: richText(
          'Ask now, while the walls are open. The plan has a level entrance from the parking lot to the east porch, a new elevator to all four floors, and four accessible rooms, two of them with a porch that a wheelchair can turn on. The orchard path is packed gravel for its first three hundred yards. Nothing is poured until a wheelchair user from Salem, whom we pay, has been over it.',
        ),
        accessibility_features: [
          'step_free_entrance',
          'accessible_parking',
          'accessible_route',
          'elevator',
          'visual_alarms',
          'service_animals',
        ],
        booking_engine: 'none',
        photo_night: { ...pictures.houseNight, focus: '920x200:2200x1400' },
        photos: [{ ...pictures.house, focus: '920x200:2200x1400' }, pictures.porch, pictures.orchard],
        same_as: [
          { component: 'link_item', link: urlLink('https://pictures.example/shenandoahmansions', { newTab: true }) },
        ],
        mandatory_fee_note: 'Not open yet, so nothing to pay.',
        footer: ref('global-elements/footer-shenandoah-mansions'),
        theme_key: 'shenandoah',
        layout: 'ash',
        header_style: 'solid',
        body: [
          {
            component: 'coming_soon_hero',
            hotel: ref('hotels/shenandoah-mansions'),
            heading: 'Shenandoah Mansions',
            opening_text: `Opening spring ${year}`,
            opening_date: `${year}-04-24 19:00`,
            body: richText(
              'Four floors of porches above an orchard, built for people whose doctors had prescribed air. The air is ready. The elevator is in a crate in Lynchburg.',
              [
                'The date is Hollis’s, and he is a careful man. ',
                link('See how far he has got', storyLink('hotels/shenandoah-mansions', { anchor: 'works' })),
                '.',
              ],
            ),
            media: pictures.house,
            media_night: pictures.houseNight,
            subscribe: [
              {
                component: 'subscribe_form',
                heading: 'A letter when there are doors',
                provider: 'cendyn',
                list_id: 'shenandoah',
                layout: 'stacked',
                privacy_note: richText(
                  'One letter a month before the day, one when the elevator works, and none after the opening unless you ask.',
                ),
                phone: '+1 540-555-0161',
                email: 'shenandoah@ash.example',
              },
            ],
            press_contact: storyLink('press'),
          },
          {
            component: 'media_text',
            anchor_id: 'building',
            media: pictures.porch,
            side: 'end',
            heading: 'Prescribed: one mountain, to be taken nightly',
            body: richText(
              'Dr. Orpha Minnick built it in 1914 for railroad families with weak chests. Her theory was simple and about half right: sleep outdoors, eat apples, do not argue after supper. Every apartment got a screened porch with a bed on it, and in January the nurses came round with hot bricks.',
              'It was apartments until 1968 and a girls’ academy after that, then a long quarrel between cousins. The slate outlasted all of them. When we first went in there were forty-one iron cots on the third-floor porches, still made up.',
            ),
          },
          {
            component: 'table_block',
            half: 'first',
            anchor_id: 'works',
            caption: 'Where the work stands, as told by Hollis Reedy, who is doing it',
            table: {
              thead: [{ value: 'Part of the house' }, { value: 'State' }, { value: 'Hollis says' }],
              tbody: [
                {
                  body: [
                    { value: 'Roof' },
                    { value: 'Done' },
                    { value: 'Eleven thousand slates, nine hundred of them new. You cannot tell which from the road.' },
                  ],
                },
                {
                  body: [
                    { value: 'Porches' },
                    { value: 'Done' },
                    { value: 'White oak posts, copper screens. Do not paint them, I will know.' },
                  ],
                },
                {
                  body: [
                    { value: 'Timbering' },
                    { value: 'Three gables of four' },
                    { value: 'The north one is mostly wren.' },
                  ],
                },
                { body: [{ value: 'Plumbing' }, { value: 'Second floor' }, { value: 'Hot water by Christmas.' }] },
                {
                  body: [
                    { value: 'Elevator' },
                    { value: 'Waiting' },
                    { value: 'Shaft is dug. Car is in a crate. Ask Lynchburg.' },
                  ],
                },
                {
                  body: [
                    { value: 'Wallpaper' },
                    { value: 'On order' },
                    { value: 'Apples in one wing, leaves in the other. I was not consulted.' },
                  ],
                },
              ],
            },
          },
          {
            component: 'hotel_facts',
            anchor_id: 'facts',
            late_check_out: storyLink('hotels/shenandoah-mansions', { anchor: 'late-check-out' }),
          },
          {
            component: 'accordion_group',
            half: 'second',
            anchor_id: 'questions',
            heading: 'Asked over the fence',
            items: [
              {
                ...item(
                  'When, exactly?',
                  'opening',
                  'The twenty-fourth of April, at three in the afternoon, provided that the elevator has by then gone up and down for a month without comment.',
                ),
                open: true,
              },
              item(
                'May I look round before then?',
                'visits',
                'On the first Saturday of the month at eleven, in boots. Hollis walks a dozen people through and answers questions about joists. The ground floor and east porch are step-free already; upstairs is ladders.',
              ),
              item(
                'Will there be a late check-out?',
                'late-check-out',
                'Yes: until one, for $25, unless somebody is coming up the drive for your room. Ask the evening before. The porch costs nothing and you may keep it all day.',
              ),
              item('Are you hiring?', 'hiring', [
                'For nearly everything. The posts are on ',
                link('the careers page', storyLink('careers')),
                ' and go up as the floors go down.',
              ]),
            ],
          },
          {
            component: 'room_cards',
            anchor_id: 'rooms',
            heading: 'Rooms, as drawn',
            intro: 'The drawings are ours and optimistic. Prices will follow when there are doors.',
            hotel: ref('hotels/shenandoah-mansions'),
            columns: '4',
            filter: false,
            accessible_filter: false,
            card_cta: 'popup',
          },
          {
            component: 'rich_text',
            body: richText(heading('What there is to eat, meanwhile'), [
              'Apples. The orchard came with the deed and does not know we are closed. From September the Tolley sisters sell Winesaps by the half bushel at the foot of the drive; leave the money in the ',
              italic('bread tin'),
              '. Everything else in Roanoke worth walking to is in ',
              link('our guide', storyLink('ash-city-guides/roanoke')),
              '.',
            ]),
          },
          {
            component: 'gallery',
            heading: 'The view from the scaffolding',
            items: [pictures.orchard, pictures.town],
            layout: 'grid',
            hide_heading: true,
            lightbox: true,
          },
          accessibilityOf(
            'hotels/shenandoah-mansions',
            'Written down from the plans, and crossed out again wherever the house disagreed.',
            [
              item(
                'Can my parents come, with a walker and a wheelchair?',
                'accessibility',
                'From opening day, yes.',
                list(
                  'Level way in from two marked spaces beside the east porch',
                  'Elevator car 54 by 80 inches, to every floor',
                  'Four accessible Orchard Twins with roll-in showers, two with turning space on the porch',
                  'Rocking chairs with arms at three seat heights',
                ),
                [
                  'Details and measurements from ',
                  link('the site office', contactLink('access', 'shenandoah-mansions')),
                  ' or +1 540-555-0161.',
                ],
              ),
            ],
          ),
        ],
        seo_title: 'Shenandoah Mansions, Roanoke: a mountain hotel, soon',
        seo_description: `A half-timbered mountain hotel of 1914 with a porch for every room, above an orchard outside Roanoke, Virginia. Opening in the spring of ${year}.`,
        seo_og_image: pictures.house,
      },
      { is_startpage: true, tag_list: ['roanoke'] },
    ),
  ];
}
