import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { exampleBanner, exampleSplash } from '../../examples/example-announcements.ts';
import { megaMenuExample } from '../../examples/example-menu.ts';
import { exampleStory } from '../../examples/example-story.ts';
import type { ContentType } from '../../registry/schemas.ts';
import { globalElementsExample } from './example.ts';

const element = (name: string, section: NonNullable<ContentType<'global_element'>['body']>[number]) =>
  exampleStory(`global-elements/${name}`, 'global_element', { body: [section] });

const ofHotel = {
  subscribe_heading: 'Tide tables, oysters, room sales',
  footer_bg_color: '#14283f',
  footer_text_color: '#e6efe6',
};

const stories = [
  element('message-banner', exampleBanner),
  element('splash', exampleSplash),
  exampleStory('global-elements/footer', 'footer', { subscribe_heading: 'A letter now and then' }),
  exampleStory('global-elements/header', 'header', { mega_menu: [megaMenuExample] }),
  exampleStory('global-elements/footer-of-a-house', 'footer', ofHotel),
  exampleStory('global-elements/footer-too-faint', 'footer', { ...ofHotel, footer_text_color: '#3a4c60' }),
  exampleStory('global-elements/footer-empty', 'footer', {}),
];

const only = (...names: string[]) => ({
  ...globalElementsExample,
  elements: names.map((name) => storyUuid(`global-elements/${name}`)),
});

export const globalElementsStories: CatalogueStories<'global_elements'> = {
  elements: { block: globalElementsExample, stories },
  menu: { block: only('header'), stories },
  footers: { block: only('footer', 'footer-of-a-house', 'footer-empty'), stories },
  /** Colours with too little contrast are replaced by the brand's own; an editor sees a hint. */
  footer_too_faint: { block: only('footer-too-faint'), stories, draft: true },
  nothing_yet: { block: { ...globalElementsExample, elements: [] }, draft: true },
};
