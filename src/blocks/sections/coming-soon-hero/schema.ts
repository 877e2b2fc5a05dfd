import { defineBlock, defineField } from '@storyblok/schema';
import { image, imageOrVideo, link, story } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** The first section of a hotel that is not open yet. */
export const comingSoonHero = defineBlock({
  name: 'coming_soon_hero',
  fields: [
    defineField('hotel', { ...story('hotel'), description: "Left empty: the page's own" }),
    defineField('heading', { type: 'text', required: true, max_length: 60 }),
    defineField('opening_text', { type: 'text', description: 'Such as: Opening spring 2027' }),
    defineField('opening_date', { type: 'datetime', description: 'Counted down to in its last year' }),
    defineField('body', { type: 'richtext' }),
    defineField('media', { ...imageOrVideo, required: true }),
    defineField('media_night', { ...image, description: 'For visitors whose screen is set to dark' }),
    defineField('subscribe', { type: 'bloks', allow: ['subscribe_form'], maximum: 1 }),
    defineField('press_contact', link),
    ...sectionFields,
  ],
});
