import { defineBlock, defineField } from '@storyblok/schema';
import { choice, link } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

export const serviceItem = defineBlock({
  name: 'service_item',
  fields: [
    defineField('title', { type: 'text', required: true }),
    defineField('body', { type: 'richtext' }),
    defineField('icon', choice('bell', 'key', 'bag', 'cup', 'bicycle', 'iron', 'bed', 'book')),
    defineField('phone', { type: 'text' }),
    defineField('hours', { type: 'text' }),
    defineField('link', link),
    defineField('category', choice('arrival', 'room', 'food', 'getting_about', 'house')),
  ],
});

/** The hotel's services for its guests, and a small window that offers help further down the page. */
export const guestServices = defineBlock({
  name: 'guest_services',
  fields: [
    defineField('heading', { type: 'text', required: true }),
    defineField('intro', { type: 'textarea' }),
    defineField('services', { type: 'bloks', allow: [serviceItem], maximum: 30 }),
    defineField('layout', { ...choice('list', 'cards', 'accordion'), default_value: 'accordion' }),
    defineField('questions', {
      type: 'bloks',
      allow: ['accordion_item'],
      description: 'What guests ask about it, with the answers',
    }),
    defineField('fold', { type: 'boolean', description: 'Show the heading alone, which opens the rest' }),
    defineField('popup_enabled', { type: 'boolean' }),
    defineField('popup_after_anchor', {
      type: 'text',
      description: 'Address of the section that has to be scrolled past; left empty, this one',
    }),
    defineField('popup_title', { type: 'text' }),
    defineField('popup_body', { type: 'richtext' }),
    defineField('popup_cta', link),
    ...sectionFields,
  ],
});
