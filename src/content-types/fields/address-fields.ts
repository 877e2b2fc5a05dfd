import { type BlockFields, defineField } from '@storyblok/schema';

/** Postal address and the ways to reach a hotel or venue. */
export const addressFields = [
  defineField('street', { type: 'text' }),
  defineField('locality', { type: 'text' }),
  defineField('region', { type: 'text' }),
  defineField('postal', { type: 'text' }),
  defineField('country', { type: 'text' }),
  defineField('phone', { type: 'text' }),
  defineField('email', { type: 'text' }),
] as const satisfies BlockFields;
