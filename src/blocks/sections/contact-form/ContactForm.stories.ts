import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { fieldError, formError, sent } from '../../examples/example-form-answers.ts';
import { contactFormExample } from './example.ts';

const letter = { name: 'Ada Quill', email: 'ada@example.com', message: 'Is the green umbrella still at the desk?' };

export const contactFormStories: CatalogueStories<'contact_form'> = {
  idle: { block: contactFormExample },
  topic_chosen: { block: contactFormExample, path: '/contact?topic=lost' },
  field_error: {
    block: contactFormExample,
    answer: fieldError({
      values: { ...letter, email: 'ada@' },
      errors: {
        topic: 'Choose what it is about.',
        email: 'Enter an email address, like name@example.com.',
        consent: 'Tick the box to agree, so that we may keep what you send.',
      },
    }),
  },
  form_error: {
    block: contactFormExample,
    answer: formError('form_error', 'The check took too long. Nothing was lost; please send the form again.', letter),
  },
  rate_limited: {
    block: { ...contactFormExample, phone: '', email: '' },
    answer: formError(
      'rate_limited',
      'Too many forms were sent from your connection. Nothing was lost; try again in 7 minutes.',
      letter,
    ),
  },
  success: { block: contactFormExample, answer: sent },
};
