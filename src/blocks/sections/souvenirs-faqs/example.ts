import { storyLink } from '../../examples/example-link.ts';
import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const souvenirsFaqsExample: Blocks['souvenirs_faqs'] = {
  _uid: 'example-souvenirs-faqs',
  component: 'souvenirs_faqs',
  heading: 'Questions about parcels',
  groups: [
    {
      _uid: 'example-faqs-sending',
      component: 'faq_group',
      title: 'Sending',
      items: [
        {
          _uid: 'example-faqs-time',
          component: 'faq_item',
          question: 'How long does a parcel take?',
          answer: paragraphs(
            'Two days to pack, three to six to travel inside the United States. Canada takes about nine.',
          ),
          anchor: 'shipping-time',
        },
        {
          _uid: 'example-faqs-gift',
          component: 'faq_item',
          question: 'Will you wrap it?',
          answer: paragraphs('In brown paper and red string, at no charge. Say so in the cart.'),
          anchor: 'gift-wrap',
        },
      ],
    },
    {
      _uid: 'example-faqs-returns',
      component: 'faq_group',
      title: 'Returns',
      items: [
        {
          _uid: 'example-faqs-broken',
          component: 'faq_item',
          question: 'It arrived broken.',
          answer: paragraphs('Send a picture. We send another, and would like to know how it broke.'),
          anchor: 'broken',
        },
      ],
    },
  ],
  search: true,
  contact: storyLink('contact'),
};
