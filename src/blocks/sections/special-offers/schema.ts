import { defineBlock, defineField } from '@storyblok/schema';
import { choice, stories } from '#content-types/fields/field-kinds.ts';
import { besideFields, sectionFields } from '#content-types/fields/section-fields.ts';
import { defaultOfferCount } from './offer-defaults.ts';

export const specialOffers = defineBlock({
  name: 'special_offers',
  fields: [
    defineField('heading', { type: 'text', required: true }),
    defineField('source', { ...choice('manual', 'hotel', 'all'), default_value: 'hotel' }),
    defineField('offers', stories('offer')),
    defineField('limit', { type: 'number', default_value: String(defaultOfferCount), min_value: 1, decimals: 0 }),
    defineField('show_expired', { type: 'boolean', default_value: false }),
    ...besideFields,
    ...sectionFields,
  ],
});
