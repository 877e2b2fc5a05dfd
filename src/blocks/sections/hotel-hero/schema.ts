import { defineBlock, defineField } from '@storyblok/schema';
import { choice, image, imageOrVideo } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

export const hotelHero = defineBlock({
  name: 'hotel_hero',
  fields: [
    defineField('heading', { type: 'text', required: true, max_length: 60 }),
    defineField('eyebrow', { type: 'text', max_length: 40 }),
    defineField('intro', { type: 'textarea', max_length: 180 }),
    defineField('media', { ...imageOrVideo, required: true }),
    defineField('media_mobile', imageOrVideo),
    defineField('media_night', {
      ...image,
      description:
        'For visitors whose screen is set to dark, described by the text of the media; empty: the media, dimmed',
    }),
    defineField('media_night_mobile', image),
    defineField('poster', { ...image, description: 'Required when the media is a video' }),
    defineField('overlay', { ...choice('none', 'scrim', 'gradient'), default_value: 'scrim' }),
    defineField('logo', image),
    defineField('ctas', { type: 'bloks', allow: ['cta'], maximum: 2 }),
    defineField('show_booking_bar', { type: 'boolean' }),
    defineField('align', choice('start', 'center', 'end')),
    defineField('height', { ...choice('fold', 'tall', 'medium'), default_value: 'fold' }),
    ...sectionFields,
  ],
});
