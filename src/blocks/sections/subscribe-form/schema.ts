import { defineBlock, defineField } from '@storyblok/schema';
import { choice } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

/** Asks for an address to send the newsletter to. */
export const subscribeForm = defineBlock({
  name: 'subscribe_form',
  fields: [
    defineField('heading', { type: 'text' }),
    defineField('provider', { ...choice('mailchimp', 'cendyn'), default_value: 'mailchimp' }),
    defineField('list_id', { type: 'text' }),
    defineField('layout', { ...choice('inline', 'stacked'), default_value: 'inline' }),
    defineField('success_text', { type: 'text' }),
    defineField('privacy_note', { type: 'richtext', required: true }),
    defineField('phone', { type: 'text', description: 'Another way to the same people' }),
    defineField('email', { type: 'text', description: 'Another way to the same people' }),
    ...sectionFields,
  ],
});
