import { defineBlock, defineField } from '@storyblok/schema';
import { choice } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/**
 * The tags of the mood pages, at their side (`global-elements/tag-sidebar`; docs/reference/navigation.md#tag-sidebar).
 */
export const tagSidebar = defineBlock({
  name: 'tag_sidebar',
  fields: [
    defineField('title', { type: 'text', default_value: 'Tags' }),
    defineField('sort', { ...choice('count', 'name'), default_value: 'count' }),
    ...sectionFields,
  ],
});
