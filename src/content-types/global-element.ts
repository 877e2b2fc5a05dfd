import { defineBlock, defineField } from '@storyblok/schema';
import { bodySections } from './fields/body-sections.generated.ts';

/** A section stored once and shown on many pages (`global-elements/{name}`). */
export const globalElement = defineBlock({
  name: 'global_element',
  is_root: true,
  is_nestable: false,
  fields: [defineField('body', { type: 'bloks', allow: bodySections.global_element, maximum: 1 })],
});
