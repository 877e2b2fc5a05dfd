import { storyLink } from '../../examples/example-link.ts';
import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const columnsExample: Blocks['columns'] = {
  _uid: 'example-columns',
  component: 'columns',
  items: [
    {
      _uid: 'example-columns-brass',
      component: 'text_item',
      title: 'Brass',
      body: paragraphs('We do not polish it. Hands do that, in the places where it matters.'),
    },
    {
      _uid: 'example-columns-slate',
      component: 'text_item',
      title: 'Slate',
      body: paragraphs('Vermont, unfading green. Four hundred tiles a year, from the same quarry since 1926.'),
    },
    {
      _uid: 'example-columns-cta',
      component: 'cta',
      label: 'Read about the roof',
      link: storyLink('ash-mail/a-roof-in-november'),
      style: 'text',
    },
  ],
};
