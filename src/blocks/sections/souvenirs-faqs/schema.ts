import { defineBlock, defineField } from '@storyblok/schema';
import { link } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';

export const faqItem = defineBlock({
  name: 'faq_item',
  fields: [
    defineField('question', { type: 'text', required: true }),
    defineField('answer', { type: 'richtext', required: true }),
    defineField('anchor', { type: 'text' }),
  ],
});

export const faqGroup = defineBlock({
  name: 'faq_group',
  fields: [defineField('title', { type: 'text' }), defineField('items', { type: 'bloks', allow: [faqItem] })],
});

export const souvenirsFaqs = defineBlock({
  name: 'souvenirs_faqs',
  fields: [
    defineField('heading', { type: 'text', required: true }),
    defineField('groups', { type: 'bloks', required: true, allow: [faqGroup] }),
    defineField('search', {
      type: 'boolean',
      default_value: true,
      description: 'Shown when there are more than 15 questions',
    }),
    defineField('contact', link),
    ...sectionFields,
  ],
});
