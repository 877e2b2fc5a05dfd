import { richText } from '../../rich-text.ts';
import { contactLink, type Input, ref, storyLink, urlLink } from '../../story-fields.ts';

type Service = Input<'service_item'>;

function service(
  title: string,
  icon: NonNullable<Service['icon']>,
  category: NonNullable<Service['category']>,
  words: string,
  more: Pick<Service, 'hours' | 'phone' | 'link'> = {},
): Service {
  return { component: 'service_item', title, icon, category, body: richText(words), ...more };
}

type Reception = { phone: string; title: string; body: string };

/** The offer of help that comes up once the rooms have been passed. */
function offer({ phone, title, body }: Reception) {
  return {
    popup_enabled: true,
    popup_after_anchor: 'rooms',
    popup_title: title,
    popup_body: richText(body),
    popup_cta: urlLink(`tel:${phone.replace(/[^+\d]/g, '')}`),
  };
}

const sirenPhone = '+1 313-555-0104';
const churchPhone = '+1 504-555-0117';
const ulyssesPhone = '+1 410-555-0112';
const neptunePhone = '+1 401-555-0123';

export const sirenServices: Input<'guest_services'> = {
  component: 'guest_services',
  heading: 'Guest services',
  intro: 'The desk telephone is from 1926 and has a person at the other end of it, nights included.',
  layout: 'cards',
  fold: true,
  services: [
    service(
      'Bags, before and after',
      'bag',
      'arrival',
      'They go in the rope cage behind the desk, against a brass ticket. The cage once held eleven tons of cable and will take your cello.',
      {
        hours: 'Day and night',
      },
    ),
    service(
      'A second key',
      'key',
      'arrival',
      'Brass, numbered, on a fob too heavy to carry off by mistake. People manage anyway; the post brings them back.',
    ),
    service(
      'Ironing',
      'iron',
      'room',
      'Shirts hung on the corridor hook by ten are back by four. The press is in the basement, next to the boiler, and worked by Mr. Tadeusz.',
      {
        hours: '7 am to 4 pm, not on Sundays',
      },
    ),
    service(
      'Coffee before anyone is up',
      'cup',
      'food',
      'From the cashier’s window in the arcade, to carry up in the elevator.',
      {
        link: storyLink('dining/the-siren-cafe'),
      },
    ),
    service(
      'Bicycles',
      'bicycle',
      'getting_about',
      'Six of them, oxblood, with bells and locks. Belle Isle is twenty-five minutes along the river.',
      {
        link: storyLink('ash-city-guides/detroit'),
      },
    ),
    service('Anything else', 'bell', 'house', 'A fuse, a stamp, a fourth pillow, the name of that song. Ask.', {
      phone: sirenPhone,
    }),
  ],
  ...offer({
    phone: sirenPhone,
    title: 'Ask the desk',
    body: 'Which room is quiet, which has the tub, whether your van clears the garage: the desk knows and is awake.',
  }),
};

export const churchServices: Input<'guest_services'> = {
  component: 'guest_services',
  heading: 'Guest services',
  intro: 'The desk was the sacristy’s vestment chest: eleven drawers, shallow, and wider than your arms.',
  layout: 'cards',
  fold: true,
  services: [
    service(
      'Bags across four buildings',
      'bag',
      'arrival',
      'The schoolhouse handcart takes them. Tell the desk your room and walk over with nothing in your hands; on the last day the confessional has them until you go.',
      {
        hours: '7 am to 11 pm',
      },
    ),
    service(
      'The late key',
      'key',
      'arrival',
      'After eleven the garden gate is locked. The key to it is long, iron, and hangs from a nail inside your own door.',
    ),
    service(
      'Mending and ironing',
      'iron',
      'room',
      'The convent laundry still has its mangle, for sheets. For anything with sleeves there is Miss Odile, three afternoons a week, and a thimble in drawer six.',
      {
        hours: 'Tuesday to Thursday, 1 pm to 5 pm',
      },
    ),
    service(
      'Breakfast brought over',
      'cup',
      'food',
      'It is laid in the nave. If you cannot face a nave, it comes on a tray under a gingham cloth.',
      {
        hours: '7 am to 10 am',
      },
    ),
    service(
      'Bicycles',
      'bicycle',
      'getting_about',
      'In the cloister, $15 until dark, lamps extra because they are always out. The whole city is flat.',
      {
        link: storyLink('ash-city-guides/new-orleans'),
      },
    ),
    service(
      'The library',
      'book',
      'house',
      'Borrow what you like and leave something. The shelf marked Sermons is detective novels.',
    ),
  ],
  ...offer({
    phone: churchPhone,
    title: 'Ask the desk',
    body: 'Four buildings, one elevator, several ghosts according to the baker. Somebody here can say which room suits you.',
  }),
};

export const ulyssesServices: Input<'guest_services'> = {
  component: 'guest_services',
  heading: 'Guest services',
  intro: 'There has been somebody at the desk in this hall since 1912, apart from one strike.',
  layout: 'cards',
  fold: true,
  services: [
    service(
      'Bags and parcels',
      'bag',
      'arrival',
      'Both are kept in the old mail room, where each apartment still has its own brass door.',
      {
        hours: 'Day and night',
      },
    ),
    service(
      'Pressing',
      'iron',
      'room',
      'Left in the cupboard with two doors, one on your side and one on ours. It comes back the same way.',
      {
        hours: 'In by 9 am, back by 5 pm',
      },
    ),
    service(
      'Turning down the beds',
      'bed',
      'room',
      'Not done. You are grown, and the drapes are complicated. Extra blankets are in the window seat.',
    ),
    service(
      'A drink sent up',
      'cup',
      'food',
      'From the Gold Room while it is open, in the old elevator, on a tray, under a napkin.',
      {
        link: storyLink('dining/the-gold-room'),
      },
    ),
    service(
      'Directions, drawn',
      'bell',
      'getting_about',
      'On the back of a laundry slip, with the hills marked. Ask for the one that avoids them.',
      {
        link: storyLink('ash-city-guides/baltimore'),
      },
    ),
    service(
      'Books to take to bed',
      'book',
      'house',
      'The library is alphabetical by how the last reader felt. Look under D for delighted.',
    ),
  ],
  ...offer({
    phone: ulyssesPhone,
    title: 'Ask the desk',
    body: 'It has opinions on every bay window and gives them evenly. Call about the stairs, the baths, or a cot.',
  }),
};

export const neptuneServices: Input<'guest_services'> = {
  component: 'guest_services',
  heading: 'Guest services',
  intro:
    'The desk is a ticket window, on the left as you come in. The shutter is up whenever the lamp is lit, which is always.',
  layout: 'cards',
  fold: true,
  services: [
    service(
      'Kit stowed',
      'bag',
      'arrival',
      'Sea bags, bicycles in boxes, a double bass in March. Kept dry in the net loft until you sail.',
      { hours: 'Day and night' },
    ),
    service('A second latchkey', 'key', 'arrival', 'On cork, so that it floats. Tested.'),
    service(
      'The drying room',
      'iron',
      'room',
      'Behind the boiler, with racks on pulleys. Oilskins, swimsuits and one wedding dress so far were done by morning.',
      { hours: 'Always warm' },
    ),
    service(
      'Cocoa at ten',
      'cup',
      'food',
      'A pan of it in the mess, as the mission did, without the hymn. Manny stirs.',
      { hours: '10 pm until it is gone' },
    ),
    service(
      'Bicycles',
      'bicycle',
      'getting_about',
      'Four, buoy orange, hard to lose. The river path starts across the road.',
      {
        link: storyLink('ash-city-guides/providence'),
      },
    ),
    service('Letters held', 'bell', 'house', 'In the pigeonholes, under your name or your ship’s.', {
      phone: neptunePhone,
    }),
  ],
  ...offer({
    phone: neptunePhone,
    title: 'Ask the desk',
    body: 'Which cabin has the window, how narrow the bunks are, what the bell at six is about. All answered.',
  }),
};

/** What a hotel and its accessible rooms have, and what guests ask about it. */
export function accessibilityOf(
  hotel: string,
  intro: string,
  questions: Input<'accordion_item'>[],
): Input<'accessibility_features'> {
  return {
    component: 'accessibility_features',
    hotel: ref(hotel),
    heading: 'Accessibility',
    intro,
    questions,
    fold: true,
    contact: contactLink('access', hotel.replace('hotels/', '')),
    updated: '2026-04-20 14:00',
  };
}
