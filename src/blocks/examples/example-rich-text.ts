import type { RichTextFieldValue } from '@storyblok/schema';

/** A document of plain paragraphs. */
export function paragraphs(...texts: string[]): RichTextFieldValue {
  return {
    type: 'doc',
    content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  };
}
