import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import { exampleAsset } from '../../examples/example-asset.ts';
import { urlLink } from '../../examples/example-link.ts';
import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const eatDrinkSectionExample: Blocks['eat_drink_section'] = {
  _uid: 'example-eat-drink-section',
  component: 'eat_drink_section',
  venue: storyUuid('dining/karls'),
  variant: 'karls',
  heading: 'Karl’s',
  body: paragraphs(
    'Eleven stools and six booths under a pressed-tin ceiling. Eggs until three, pie until it is gone.',
    'Karl was the night engineer. He is on the wall by the till, looking at a gauge.',
  ),
  media: [
    exampleAsset('karls-counter', 'The counter at Karl’s: mustard stools, a pie under glass, one slice out', {
      focus: '600x700:1400x1300',
    }),
    exampleAsset('karls-window', 'A corner booth by the window, snow outside', { size: '1600x2000' }),
  ],
  media_side: 'start',
  show_hours: true,
  show_menus: true,
  ctas: [
    {
      _uid: 'example-eat-drink-directions',
      component: 'cta',
      label: 'Directions',
      link: urlLink('https://www.openstreetmap.org/#map=18/42.3361/-83.0485'),
      style: 'secondary',
      icon: 'pin',
    },
  ],
};
