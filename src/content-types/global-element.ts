import { defineBlock, defineField } from '@storyblok/schema';
import { globalSections } from './fields/body-sections.ts';

/** A section kept once and shown on many pages (`global-elements/{name}`). */
export const globalElement = defineBlock({
  name: 'global_element',
  is_root: true,
  is_nestable: false,
  fields: [defineField('body', { type: 'bloks', allow: globalSections, maximum: 1 })],
});
