import { type BlockFields, defineField } from '@storyblok/schema';

/** What every form carries beside its own fields. */
export const formFields = [
  defineField('consent_text', { type: 'richtext', required: true, description: 'What the sender agrees to' }),
  defineField('recipient_key', {
    type: 'text',
    required: true,
    description: 'Names who receives it in the server’s list; never an address',
  }),
  defineField('phone', { type: 'text', description: 'Another way to the same people' }),
  defineField('email', { type: 'text', description: 'Another way to the same people' }),
  defineField('success_title', { type: 'text' }),
  defineField('success_body', { type: 'richtext' }),
  defineField('public_key', { type: 'text', description: 'Of the bot challenge' }),
] as const satisfies BlockFields;
