import type { SeedStory } from '#embedded/content/content-seed.ts';
import { asset } from '../../asset.ts';
import { richText } from '../../rich-text.ts';
import { type Input, ref, refs, story } from '../../story-fields.ts';

type Calendar = {
  slug: string;
  name: string;
  theme: 'siren' | 'peter-and-paul' | 'ulysses' | 'shenandoah' | 'neptune';
  layout: 'siren' | 'ulysses' | 'ash';
  intro: string;
  seo_title: string;
  seo_description: string;
  /** The enquiry form, for the hotels that have a room to let. */
  form?: Omit<Input<'events_form'>, 'component' | 'hotels' | 'consent_text' | 'recipient_key'>;
  /** The room that is let, beside the form. */
  room?: Input<'image_block'>['image'];
};

const consent = (hotel: string) =>
  richText(
    `You may keep what I have written until the event at ${hotel} is over, show it to the people who would cook and carry for it, and answer me.`,
  );

const calendars: Calendar[] = [
  {
    slug: 'the-siren',
    name: 'The Siren',
    theme: 'siren',
    layout: 'siren',
    intro: 'Most of it happens on the checkered floor of the arcade, after the palms have been wheeled out.',
    seo_title: 'What is on at The Siren, Detroit',
    seo_description:
      'The calendar of The Siren in Detroit: record fairs in the arcade, late pie at Karl’s, and how to take the whole floor for a party of your own.',
    form: {
      heading: 'The arcade, with you in it',
      intro:
        'It holds two hundred standing, a hundred and ten at tables, or one very long conga. Downtown is used to the noise.',
      event_types: ['party', 'supper', 'recording', 'meeting', 'other'],
      spaces: ['arcade'],
      fields_on: ['company', 'budget', 'rooms_needed', 'av'],
      phone: '+1 313-555-0104',
      email: 'siren@ash.example',
    },
    room: asset(
      'siren/lobby',
      'The arcade: a checkered oxblood floor under hanging lanterns, a porter in oxblood and brass with a guest’s green suitcase',
    ),
  },
  {
    slug: 'peter-and-paul',
    name: 'Peter & Paul',
    theme: 'peter-and-paul',
    layout: 'ash',
    intro: 'The bell is at noon whatever else is on. Doors to the nave open half an hour before anything in it.',
    seo_title: 'What is on at Peter & Paul, New Orleans',
    seo_description:
      'The calendar of Peter & Paul in New Orleans: organ night on Thursdays, free, in the nave, and how to have a wedding or a wake here yourself.',
    form: {
      heading: 'Weddings, wakes, and in between',
      intro:
        'We have done both in one week with the same flowers. Odile answers, and she will ask about the weather plan.',
      event_types: ['wedding', 'wake', 'supper', 'meeting', 'recording'],
      spaces: ['nave', 'schoolroom'],
      fields_on: ['catering', 'rooms_needed', 'av'],
      phone: '+1 504-555-0117',
      email: 'peterandpaul@ash.example',
    },
    room: asset(
      'peter-and-paul/nave',
      'The nave with its pews in place under a painted barrel vault, a black cat on the red runner',
    ),
  },
  {
    slug: 'ulysses',
    name: 'Ulysses',
    theme: 'ulysses',
    layout: 'ulysses',
    intro: 'Doors close when things begin; the curtains muffle latecomers, but Imani does not.',
    seo_title: 'What is on at Ulysses, Baltimore',
    seo_description:
      'The calendar of Ulysses in Baltimore: life drawing in the library on Tuesdays, and how to borrow the library or The Gold Room for an evening.',
    form: {
      heading: 'An evening under the gold squares',
      intro:
        'The Gold Room closes on Mondays, which makes Mondays yours. The library seats thirty who like each other.',
      event_types: ['wedding', 'supper', 'meeting', 'other'],
      spaces: ['gold-room', 'library'],
      fields_on: ['company', 'budget', 'catering', 'av'],
      phone: '+1 410-555-0112',
      email: 'ulysses@ash.example',
    },
    room: asset(
      'venues/gold-room-ceiling',
      'The ceiling of The Gold Room from below: gold squares around a round chandelier',
    ),
  },
  {
    slug: 'neptune',
    name: 'Neptune',
    theme: 'neptune',
    layout: 'ash',
    intro: 'Everything is on the quay if it is dry and in the mess hall if it is not. Bring the sweater either way.',
    seo_title: 'What is on at Neptune, Providence',
    seo_description:
      'The calendar of Neptune in Providence: a Sunday of oysters every month at the long tables by the river, and how to take the mess hall for a day.',
    form: {
      heading: 'The mess hall, for a crew of your own',
      intro:
        'Eighty on benches. There is no bar, for reasons in the deed, and nobody has missed it so far that we heard.',
      event_types: ['supper', 'meeting', 'party', 'other'],
      spaces: ['mess-hall'],
      fields_on: ['company', 'catering', 'rooms_needed'],
      phone: '+1 401-555-0123',
      email: 'neptune@ash.example',
    },
    room: asset(
      'neptune/mess-hall',
      'The mess hall: long tables laid for breakfast, the cook with a pan of cornbread, a guest with coffee',
    ),
  },
  {
    slug: 'shenandoah-mansions',
    name: 'Shenandoah Mansions',
    theme: 'shenandoah',
    layout: 'ash',
    intro: 'There is a good deal going on, all of it hammering.',
    seo_title: 'What is on at Shenandoah Mansions, Roanoke',
    seo_description:
      'Nothing yet: Shenandoah Mansions, in the hills outside Roanoke, is still full of carpenters. This is where its calendar will be when they have gone.',
  },
];

/** A calendar for each hotel. */
export const calendarStories: SeedStory[] = calendars.map(({ slug, name, theme, layout, intro, form, room, ...seo }) =>
  story(
    `hotels/${slug}/events`,
    `Events at ${name}`,
    {
      component: 'page',
      title: `Events at ${name}`,
      theme_key: theme,
      layout,
      body: [
        {
          component: 'events_list',
          heading: `On at ${name}`,
          hide_heading: true,
          intro,
          hotel: ref(`hotels/${slug}`),
          filters: ['venue', 'tag', 'month'],
          view: 'list',
          page_size: '12',
        },
        ...(form
          ? [
              {
                component: 'events_form' as const,
                anchor_id: 'yours',
                hotels: refs(`hotels/${slug}`),
                consent_text: consent(name),
                recipient_key: `events-${slug}`,
                half: 'first' as const,
                ...form,
              },
              ...(room
                ? [{ component: 'image_block' as const, image: room, ratio: '4x5' as const, half: 'second' as const }]
                : []),
            ]
          : []),
      ],
      ...seo,
    },
    { is_startpage: true },
  ),
);
