import { type BlockFields, defineField } from '@storyblok/schema';
import { choice } from './field-kinds.ts';

/** What every page section carries beside its own fields. */
export const sectionFields = [
  defineField('anchor_id', { type: 'text', description: 'Address of this section on its page, without the #' }),
  defineField('theme', { ...choice('inherit', 'dark', 'light', 'brand'), default_value: 'inherit' }),
  defineField('show_from', { type: 'datetime' }),
  defineField('show_until', { type: 'datetime' }),
  defineField('hide_heading', {
    type: 'boolean',
    description: 'Hide the heading from sight; it stays for screen readers',
  }),
] as const satisfies BlockFields;

/** What a section carries that may stand beside others (`standsBeside` in its definition). */
export const besideFields = [
  defineField('half', {
    ...choice('first', 'second'),
    description:
      'On wide screens sections of the first half stand beside those of the second half that follow them; empty: over the whole width',
  }),
] as const satisfies BlockFields;
