import type { BlockStates } from '../catalogue/block-state.ts';
import { exampleStory } from '../catalogue/example-story.ts';
import { messageBannerExample } from '../message-banner/example.ts';
import { splashIntroExample } from '../splash-intro/example.ts';
import type { tagSidebarExample } from '../tag-sidebar/example.ts';
import { globalElementsExample } from './example.ts';

const element = (
  name: string,
  section: typeof messageBannerExample | typeof splashIntroExample | typeof tagSidebarExample,
) => exampleStory(`global-elements/${name}`, 'global_element', { body: [section] });

const stories = [
  element('message-banner', messageBannerExample),
  element('splash', splashIntroExample),
  exampleStory('global-elements/footer', 'footer', { subscribe_heading: 'A letter now and then' }),
];

export const globalElementsStates: BlockStates<'global_elements'> = {
  elements: { block: globalElementsExample, stories },
  nothing_yet: { block: { ...globalElementsExample, elements: [] }, draft: true },
};
