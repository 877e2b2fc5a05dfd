import { asset } from '../asset.ts';
import { film } from '../film.ts';
import { heading, richText } from '../rich-text.ts';
import { cta, refs, story, storyLink } from '../story-fields.ts';

const street = asset(
  'group/home-hero',
  'Five old houses side by side on a quay at night, their lit windows broken up in the water, a tug asleep beside dark sheds; a red umbrella goes by',
  { focus: '1500x220:3900x1720' },
);
const streetTall = asset(
  'group/home-hero-tall',
  'Five old houses at night, three on a terrace and two on the quay below, a stair between; a red umbrella goes by',
);
const streetNight = asset(
  'group/home-hero-night',
  'The same five houses late at night under a falling star, every lamp on and the water full of it',
  { focus: '1500x220:3900x1720' },
);
const streetNightTall = asset(
  'group/home-hero-night-tall',
  'The same five houses late at night, three on a terrace and two on the quay below, every lamp on',
);

export const homeStories = [
  story('home', 'Home', {
    component: 'page',
    title: 'ash hotels',
    header_style: 'overlay',
    body: [
      {
        component: 'hotel_hero',
        eyebrow: 'Five houses in five cities',
        heading: 'Old buildings, slept in nightly',
        intro:
          'ash buys tired, odd, much-loved buildings and puts the beds back. A rope tower, a church, a seamen’s mission: pick one and bring a coat.',
        media: street,
        media_mobile: streetTall,
        media_night: streetNight,
        media_night_mobile: streetNightTall,
        overlay: 'gradient',
        ctas: [
          cta('See hotels', storyLink('home', { anchor: 'houses' })),
          cta('About ash', storyLink('about'), { style: 'secondary' }),
        ],
        align: 'start',
        height: 'fold',
      },
      {
        component: 'ticker',
        items: [
          {
            component: 'ticker_item',
            text: 'Karl’s has cherry pie until it runs out',
            link: storyLink('dining/karls'),
          },
          {
            component: 'ticker_item',
            text: 'Organ night, Thursdays, New Orleans',
            link: storyLink('dining/the-vestry/events/organ-night'),
          },
          {
            component: 'ticker_item',
            text: 'Shenandoah Mansions: the porches are up, the elevator is not',
            link: storyLink('hotels/shenandoah-mansions'),
          },
          {
            component: 'ticker_item',
            text: 'Life drawing on Tuesdays, Baltimore; charcoal provided',
            link: storyLink('hotels/ulysses/events/life-drawing'),
          },
          {
            component: 'ticker_item',
            text: 'If you are looking for The Dean, it answers to Neptune now',
            link: storyLink('hotels/neptune'),
          },
        ],
        separator: 'star',
      },
      {
        component: 'hotels_nav',
        anchor_id: 'houses',
        label: 'The five houses',
        style: 'list',
        show_coming_soon: true,
        hotels: refs(
          'hotels/the-siren',
          'hotels/peter-and-paul',
          'hotels/ulysses',
          'hotels/neptune',
          'hotels/shenandoah-mansions',
        ),
      },
      {
        component: 'media_text',
        anchor_id: 'evening',
        side: 'start',
        media: film(
          'five-evenings',
          'Without sound: five houses one after another, each turning from its day to its night as the lamps come on',
        ),
        poster: asset(
          'shenandoah/hero-night',
          'A half-timbered mountain house at night, its porches lit, a maple in front of it',
        ),
        heading: 'Five evenings in thirteen seconds',
        body: richText(
          'Somebody in each house goes round with the switches at about six. We asked them to do it all at once, and this is the nearest they came.',
        ),
      },
      {
        component: 'media_text',
        anchor_id: 'how',
        side: 'end',
        media: asset(
          'group/about',
          'The workshop: plaster roses, balusters and a cast hand on the shelves, swatches and doorknobs pinned to a board, a plasterer raising her trowel',
        ),
        heading: 'First we find out where the water gets in',
        body: richText(
          'Nobody sells a house like these in good order. There is a hole in the roof, a tenant with a parrot, an elevator that was last inspected under another president. We walk through with a flashlight and a roofer, and if the roofer stops talking we usually make an offer.',
          'Then it goes slowly. The slate comes before the wallpaper. Plaster is patched with plaster. A door that has stuck since 1931 gets planed by a quarter inch and keeps its name plate. What was taken out in the seventies we look for in the cellar, because it is nearly always in the cellar.',
          'By the time you arrive there is hot water, a lamp you can read by, and somebody downstairs who knows which stair creaks.',
        ),
        ctas: [cta('About ash', storyLink('about'), { style: 'text', icon: 'arrow' })],
      },
      {
        component: 'room_carousel',
        anchor_id: 'rooms',
        heading: 'One bed from each house',
        rooms: refs(
          'hotels/the-siren/rooms/tower-suite',
          'hotels/peter-and-paul/rooms/convent-suite',
          'hotels/ulysses/rooms/bay-queen',
          'hotels/neptune/rooms/bunk-room',
          'hotels/shenandoah-mansions/rooms/sleeping-porch',
        ),
        peek: true,
        show_count: true,
      },
      {
        component: 'special_offers',
        anchor_id: 'offers',
        heading: 'Nights that cost less, and why',
        source: 'all',
        limit: '4',
        theme: 'brand',
      },
      {
        component: 'press_grid',
        anchor_id: 'press',
        heading: 'They came, they wrote it down',
        source: 'all',
        group_by_year: false,
        page_size: '3',
      },
      {
        component: 'rich_text',
        anchor_id: 'souvenirs',
        body: richText(
          heading('Things people kept trying to pack'),
          'The robes went first, then the key tags, then somebody got as far as the parking lot with a lamp. So we had more of them made and put prices on.',
        ),
      },
      {
        component: 'souvenirs_grid',
        products: ['bathrobe', 'key-tag', 'karls-mug', 'matchbox-candle'],
        columns: '4',
        page_size: '4',
        quick_add: true,
      },
      cta('Shop all souvenirs', storyLink('souvenirs'), { style: 'secondary', icon: 'arrow' }),
    ],
    seo_title: 'ash hotels: five old buildings to sleep in',
    seo_description:
      'An independent group of five hotels in old buildings: Detroit, New Orleans, Baltimore, Providence and, soon, the hills outside Roanoke.',
    seo_og_title: 'Old buildings, slept in nightly',
    seo_og_description:
      'A rope tower, a church, an apartment house, a seamen’s mission and a mountain hotel with the scaffolding still on. Rooms in all but the last.',
    seo_og_image: street,
    seo_twitter_title: 'ash hotels: a light in the window',
    seo_twitter_description:
      'Five old houses in five American cities, mended slowly and open all night. Beds, pie, pink cocktails and the occasional organ recital.',
    seo_twitter_image: street,
  }),
];
