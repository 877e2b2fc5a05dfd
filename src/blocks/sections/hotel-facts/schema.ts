import { defineBlock, defineField } from '@storyblok/schema';
import { link, story } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** What guests ask of a hotel first: where it is, when they may come and go, whether pets may, its telephone. */
export const hotelFacts = defineBlock({
  name: 'hotel_facts',
  fields: [
    defineField('hotel', { ...story('hotel'), description: 'On a hotel’s own page it is that hotel' }),
    defineField('heading', { type: 'text', description: 'Before you come, where it is empty; never seen, only heard' }),
    defineField('late_check_out', {
      ...link,
      description: 'What is said of a late check-out, on this page or another',
    }),
    ...sectionFields,
  ],
});
