import { defineBlock, defineField } from '@storyblok/schema';
import { besideFields, sectionFields } from '#content-types/fields/section-fields.ts';

export const richText = defineBlock({
  name: 'rich_text',
  fields: [
    defineField('body', {
      type: 'richtext',
      required: true,
      customize_toolbar: true,
      toolbar: [
        'paragraph',
        'h2',
        'h3',
        'h4',
        'bold',
        'italic',
        'link',
        'list',
        'olist',
        'quote',
        'image',
        'hrule',
        'blok',
        'undo',
        'redo',
      ],
      allow: ['cta'],
    }),
    ...besideFields,
    ...sectionFields,
  ],
});
