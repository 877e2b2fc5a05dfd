import { defineBlock, defineField } from '@storyblok/schema';
import { choice, link, stories } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** A line over the header (`global-elements/message-banner`). */
export const messageBanner = defineBlock({
  name: 'message_banner',
  fields: [
    defineField('message', { type: 'richtext', required: true, description: 'At most 160 characters' }),
    defineField('link', link),
    defineField('link_label', { type: 'text', default_value: 'Read more' }),
    defineField('kind', { ...choice('info', 'warning', 'urgent'), default_value: 'info' }),
    defineField('dismissible', { type: 'boolean', default_value: true, description: 'An urgent one never is' }),
    defineField('scope', { ...choice('all', 'hotel', 'shop'), default_value: 'all' }),
    defineField('hotels', { ...stories('hotel'), description: 'Where scope is hotel; empty means every hotel' }),
    defineField('id', { type: 'text', description: 'What a dismissal is remembered by; by default its words' }),
    ...sectionFields,
  ],
});
