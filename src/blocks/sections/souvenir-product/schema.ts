import { defineBlock, defineField } from '@storyblok/schema';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** The page of any one product; it stands once, in `global-elements/souvenir-product`. The address says which product. */
export const souvenirProduct = defineBlock({
  name: 'souvenir_product',
  fields: [
    defineField('extra', {
      type: 'bloks',
      allow: ['accordion_group', 'souvenirs_custom_section'],
      description: 'Stands under the product: what holds for all of them',
    }),
    defineField('delivery', { type: 'richtext', description: 'Delivery and returns, in a few lines' }),
    defineField('size_guide', { type: 'richtext', description: 'Shown where there are sizes to choose from' }),
    defineField('related', { type: 'boolean', default_value: true }),
    defineField('waiting_consent', { type: 'richtext', description: 'What a guest agrees to who waits for a thing' }),
    ...sectionFields,
  ],
});
