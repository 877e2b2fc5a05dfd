import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { exampleAsset } from '../../examples/example-asset.ts';
import { changed } from '../../examples/example-story.ts';
import { karls } from '../../examples/example-venues.ts';
import { eatDrinkSectionExample } from './example.ts';

const closedDays = Array.from({ length: 12 }, (_, day) => ({
  _uid: `closed-${day}`,
  component: 'closure' as const,
  date: `2026-06-${String(day + 1).padStart(2, '0')} 00:00`,
  reason: 'the new floor',
}));

const withFile = changed(karls, {
  menus: [
    ...(karls.content.menus ?? []),
    {
      _uid: 'menu-pies',
      component: 'menu_ref',
      label: 'Pies',
      pdf: { ...exampleAsset('pies', 'The pies', { size: 'x', extension: 'pdf' }), meta_data: { size: 240_000 } },
    },
  ],
});

export const eatDrinkSectionStories: CatalogueStories<'eat_drink_section'> = {
  karls_open: { block: eatDrinkSectionExample, now: '2026-06-01T15:00:00Z' },
  closing_soon: { block: eatDrinkSectionExample, now: '2026-06-01T18:20:00Z' },
  closed: { block: eatDrinkSectionExample, now: '2026-06-01T23:00:00Z' },
  holiday: { block: eatDrinkSectionExample, now: '2026-07-04T15:00:00Z' },
  temporarily_closed: { block: eatDrinkSectionExample, stories: [changed(karls, { closures: closedDays })] },
  hours_unknown: { block: eatDrinkSectionExample, stories: [changed(karls, { hours: [] })] },
  with_a_file: { block: { ...eatDrinkSectionExample, show_hours: false, ctas: [] }, stories: [withFile] },
  the_siren_cafe: {
    block: {
      ...eatDrinkSectionExample,
      venue: storyUuid('dining/the-siren-cafe'),
      variant: 'the_siren_cafe',
      heading: 'The Siren Cafe',
      note_heading: 'Laptops',
      note: 'Laptops close at noon on Saturdays, so that people can sit down with a newspaper.',
    },
  },
  candy_bar: {
    block: {
      ...eatDrinkSectionExample,
      venue: storyUuid('dining/candy-bar'),
      variant: 'candy_bar',
      heading: 'Candy Bar',
    },
  },
  the_siren_shop: {
    block: {
      ...eatDrinkSectionExample,
      venue: storyUuid('dining/the-siren-shop'),
      variant: 'the_siren_shop',
      heading: 'The Siren Shop',
      note_heading: 'Wrapping',
      note: 'Free, in old bills of lading, of which there are some forty thousand.',
    },
  },
  gold: {
    block: {
      ...eatDrinkSectionExample,
      venue: storyUuid('dining/the-gold-room'),
      variant: 'gold',
      heading: 'The Gold Room',
      note_heading: 'From the kitchen',
      note: 'Rockfish tonight, and the catfish again. It is a duty.',
      note_by: 'The chef, at four o’clock',
      quote: 'I had the rockfish. My husband had the ceiling.',
      quote_source: 'Table Talk',
    },
  },
  standard: {
    block: {
      ...eatDrinkSectionExample,
      venue: storyUuid('dining/the-vestry'),
      variant: 'standard',
      heading: 'The Vestry',
      media_side: 'end',
    },
  },
  nothing_yet: { block: { ...eatDrinkSectionExample, venue: '' }, draft: true },
};
