import { defineBlock, defineField } from '@storyblok/schema';
import { choice, image, imageOrVideo } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

export const mediaText = defineBlock({
  name: 'media_text',
  fields: [
    defineField('media', { ...imageOrVideo, required: true }),
    defineField('media_night', {
      ...image,
      description:
        'For visitors whose screen is set to dark, described by the text of the media; empty: the media, dimmed',
    }),
    defineField('poster', { ...image, description: 'Required when the media is a video' }),
    defineField('side', { ...choice('start', 'end'), default_value: 'start' }),
    defineField('heading', { type: 'text' }),
    defineField('body', { type: 'richtext' }),
    defineField('ctas', { type: 'bloks', allow: ['cta'], maximum: 2 }),
    ...sectionFields,
  ],
});
