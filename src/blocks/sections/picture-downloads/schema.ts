import { defineBlock, defineField } from '@storyblok/schema';
import { images } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** Pictures that the press may print. */
export const pictureDownloads = defineBlock({
  name: 'picture_downloads',
  fields: [
    defineField('heading', { type: 'text', required: true }),
    defineField('intro', { type: 'textarea' }),
    defineField('pictures', {
      ...images,
      required: true,
      description: 'Each with a title, which names it, and its copyright, which is the credit to print',
    }),
    ...sectionFields,
  ],
});
