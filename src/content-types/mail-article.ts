import { defineBlock, defineField } from '@storyblok/schema';
import { bodySections } from './fields/body-sections.generated.ts';
import { mailTags } from './fields/datasources.ts';
import { image } from './fields/field-kinds.ts';
import { layoutFields, seoFields } from './fields/page-fields.ts';

/** An article of ash mail; its story is its page, so its slug is the story's. */
export const mailArticle = defineBlock({
  name: 'mail_article',
  is_root: true,
  is_nestable: false,
  fields: [
    defineField('title', { type: 'text', required: true }),
    defineField('dek', { type: 'textarea' }),
    defineField('author', { type: 'text' }),
    defineField('date', { type: 'datetime', required: true }),
    defineField('cover', image),
    defineField('tags', { type: 'options', source: 'internal', datasource: mailTags }),
    defineField('body', { type: 'bloks', allow: bodySections.mail_article }),
    ...layoutFields,
    ...seoFields,
  ],
});
