import { storyLink } from '../../examples/example-link.ts';
import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const accordionGroupExample: Blocks['accordion_group'] = {
  _uid: 'example-accordion-group',
  component: 'accordion_group',
  heading: 'Before you come',
  items: [
    {
      _uid: 'example-accordion-arrival',
      component: 'accordion_item',
      title: 'When can I have my room?',
      anchor: 'arrival',
      open: true,
      body: [
        {
          _uid: 'example-accordion-arrival-text',
          component: 'rich_text',
          body: paragraphs('From four in the afternoon. Leave your bags earlier; the desk has a cage for them.'),
        },
      ],
    },
    {
      _uid: 'example-accordion-parking',
      component: 'accordion_item',
      title: 'Where do I put the car?',
      anchor: 'parking',
      body: [
        {
          _uid: 'example-accordion-parking-text',
          component: 'rich_text',
          body: paragraphs('There is a garage on the next block. It closes at midnight and means it.'),
        },
        {
          _uid: 'example-accordion-parking-table',
          component: 'table_block',
          caption: 'Garage rates',
          table: {
            thead: [{ value: 'Stay' }, { value: 'Rate' }],
            tbody: [
              { body: [{ value: 'Up to 4 hours' }, { value: '$12' }] },
              { body: [{ value: 'Overnight' }, { value: '$28' }] },
            ],
          },
        },
      ],
    },
    {
      _uid: 'example-accordion-dog',
      component: 'accordion_item',
      title: 'May the dog come?',
      anchor: 'dogs',
      body: [
        {
          _uid: 'example-accordion-dog-text',
          component: 'rich_text',
          body: paragraphs('Yes, on floors two to five, where the floors are slate. Tell us the size of the dog.'),
        },
        {
          _uid: 'example-accordion-dog-cta',
          component: 'cta',
          label: 'Ask the desk',
          link: storyLink('contact'),
          style: 'text',
        },
      ],
    },
  ],
  allow_multiple: true,
};
