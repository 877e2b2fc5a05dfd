import { defineBlock, defineField } from '@storyblok/schema';
import { collections, products } from '#content-types/fields/datasources.ts';
import { choice, image, link } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';
import { defaultGridPageSize } from '../../lists/page-sizes.ts';

/** A tile among the products, after `position` of them. */
export const promoTile = defineBlock({
  name: 'promo_tile',
  fields: [
    defineField('position', { type: 'number', min_value: 0, decimals: 0 }),
    defineField('heading', { type: 'text' }),
    defineField('image', image),
    defineField('link', link),
  ],
});

/** The products of a collection, or products named one by one. */
export const souvenirsGrid = defineBlock({
  name: 'souvenirs_grid',
  fields: [
    defineField('collection', {
      type: 'option',
      source: 'internal',
      datasource: collections,
      description: 'Handle of a collection; or name the products',
    }),
    defineField('products', { type: 'options', source: 'internal', datasource: products }),
    defineField('leave_out', {
      type: 'options',
      source: 'internal',
      datasource: products,
      description: 'Products of the collection that stand elsewhere on the page',
    }),
    defineField('columns', { ...choice('2', '3', '4'), default_value: '3' }),
    defineField('page_size', { type: 'number', default_value: String(defaultGridPageSize), min_value: 1, decimals: 0 }),
    defineField('quick_add', { type: 'boolean', default_value: true }),
    defineField('show_vendor', { type: 'boolean' }),
    defineField('promo_tiles', { type: 'bloks', allow: [promoTile], maximum: 2 }),
    ...sectionFields,
  ],
});
