import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { fieldError, sent } from '../../examples/example-form-answers.ts';
import { eventsFormExample } from './example.ts';

export const eventsFormStories: CatalogueStories<'events_form'> = {
  idle: { block: eventsFormExample },
  plain: { block: { ...eventsFormExample, fields_on: [], intro: '' } },
  house_chosen: { block: eventsFormExample, path: '/hotels/ulysses?hotel=ulysses' },
  field_error: {
    block: eventsFormExample,
    answer: fieldError({
      values: { name: 'Ada Quill', email: 'ada@example.com', hotel: 'ulysses', guests: '4000', date: '2020-01-01' },
      errors: {
        event_type: 'Choose what kind of event it is.',
        guests: 'Enter a number from 1 to 1000.',
        date: 'This day is past. Choose today or a later day.',
      },
    }),
  },
  success: { block: { ...eventsFormExample, success_title: 'Noted. Walter will call.' }, answer: sent },
};
