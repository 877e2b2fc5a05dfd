import { exampleAsset } from '../../examples/example-asset.ts';
import { storyLink } from '../../examples/example-link.ts';
import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const mediaTextExample: Blocks['media_text'] = {
  _uid: 'example-media-text',
  component: 'media_text',
  media: exampleAsset('ulysses-lift', 'The lift cage of the Ulysses, its gate half open', { size: '1600x2000' }),
  side: 'end',
  heading: 'The lift works',
  body: paragraphs(
    'It is an Otis of 1912 with a new motor and the old gate. It carries four people, or two people and a trunk.',
    'If it stops between floors, ring. Somebody is always at the desk, and it has not stopped since March.',
  ),
  ctas: [
    {
      _uid: 'example-media-text-cta',
      component: 'cta',
      label: 'About the building',
      link: storyLink('hotels/ulysses', 'building'),
      style: 'text',
      icon: 'arrow',
    },
  ],
};
