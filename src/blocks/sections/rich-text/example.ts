import { storyLink } from '../../examples/example-link.ts';
import type { Blocks } from '../../registry/schemas.ts';

const plain = { textAlign: null } as const;

export const richTextExample: Blocks['rich_text'] = {
  _uid: 'example-rich-text',
  component: 'rich_text',
  body: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2, ...plain }, content: [{ type: 'text', text: 'How we look after a wall' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Plaster moves. We fill the cracks each ' },
          { type: 'text', text: 'January', marks: [{ type: 'bold' }] },
          {
            type: 'text',
            text: ', when the heating has dried the house, and leave the ones that tell you something. ',
          },
          {
            type: 'text',
            text: 'Write to us',
            marks: [
              { type: 'link', attrs: { href: '/contact', uuid: null, anchor: null, target: null, linktype: 'url' } },
            ],
          },
          { type: 'text', text: ' if one has grown.' },
        ],
      },
      {
        type: 'bullet_list',
        content: ['Lime putty, three months old', 'Horsehair, clean', 'Patience'].map((text) => ({
          type: 'list_item',
          content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
        })),
      },
      {
        type: 'blockquote',
        content: [
          {
            type: 'paragraph',
            content: [{ type: 'text', text: 'A straight wall in an old house is a wall nobody asked.' }],
          },
        ],
      },
      {
        type: 'blok',
        attrs: {
          id: 'example-rich-text-blok',
          body: [
            {
              _uid: 'example-rich-text-cta',
              component: 'cta',
              label: 'Who does the work',
              link: storyLink('team'),
              style: 'secondary',
            },
          ],
        },
      },
    ],
  },
};
