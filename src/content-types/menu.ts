import { defineBlock, defineField } from '@storyblok/schema';
import { defaultCurrency } from '#protocol/money.ts';
import { choices, currency, image } from './fields/field-kinds.ts';
import { seoFields, themeKey } from './fields/page-fields.ts';

export const priceVariant = defineBlock({
  name: 'price_variant',
  fields: [defineField('label', { type: 'text' }), defineField('price', { type: 'number', min_value: 0, decimals: 2 })],
});

/** A dish or drink. */
export const menuItem = defineBlock({
  name: 'menu_item',
  fields: [
    defineField('name', { type: 'text', required: true }),
    defineField('description', { type: 'textarea' }),
    defineField('price', { type: 'number', min_value: 0, decimals: 2 }),
    defineField('currency', { ...currency, default_value: defaultCurrency }),
    defineField('variants', { type: 'bloks', allow: [priceVariant] }),
    defineField('diet', choices('vegan', 'vegetarian', 'gluten_free', 'halal', 'kosher')),
    defineField(
      'allergens',
      choices('milk', 'eggs', 'fish', 'shellfish', 'tree_nuts', 'peanuts', 'wheat', 'soybeans', 'sesame'),
    ),
    defineField('contains_alcohol', {
      type: 'boolean',
      default_value: false,
      description: 'Saved either way: what is not known is not offered as without alcohol',
    }),
    defineField('new', { type: 'boolean' }),
    defineField('sold_out', { type: 'boolean' }),
    defineField('photo', image),
  ],
});

export const menuSection = defineBlock({
  name: 'menu_section',
  fields: [
    defineField('name', { type: 'text', required: true }),
    defineField('note', { type: 'text' }),
    defineField('items', { type: 'bloks', allow: [menuItem] }),
  ],
});

/** A menu of dishes or drinks, in force between two dates where they are set. */
export const menu = defineBlock({
  name: 'menu',
  is_root: true,
  is_nestable: false,
  fields: [
    defineField('title', { type: 'text', required: true }),
    defineField('intro', { type: 'textarea' }),
    defineField('picture', { ...image, description: 'Beside the title of its own page' }),
    defineField('sections', { type: 'bloks', allow: [menuSection] }),
    defineField('effective_from', { type: 'datetime' }),
    defineField('effective_until', { type: 'datetime' }),
    defineField('theme_key', { ...themeKey, description: 'By default the one of the venue' }),
    ...seoFields,
  ],
});
