import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { fieldError, sent } from '../../examples/example-form-answers.ts';
import { careersFormExample } from './example.ts';

export const careersFormStories: CatalogueStories<'careers_form'> = {
  idle: { block: careersFormExample },
  role_chosen: { block: careersFormExample, path: '/careers?role=general' },
  of_one_position: {
    block: careersFormExample,
    data: {
      position: { slug: 'line-cook', name: 'Line cook, The Siren', hotel: { value: 'the-siren', name: 'The Siren' } },
    },
  },
  without_file: { block: { ...careersFormExample, allow_file: false, ask_right_to_work: true } },
  no_openings: { block: careersFormExample, without: ['job'] },
  file_too_big: {
    block: careersFormExample,
    answer: fieldError({ errors: { file: 'This file is too large: 5.0 MB at most.' } }),
  },
  wrong_type: {
    block: careersFormExample,
    answer: fieldError({ errors: { file: 'This is not a PDF or DOCX file.' } }),
  },
  file_uploaded: {
    block: careersFormExample,
    answer: fieldError(
      { values: { name: 'Ada Quill' }, errors: { email: 'Enter your email address.' } },
      { id: 'example', name: 'ada-quill.pdf', size: 231_000 },
    ),
  },
  success: { block: careersFormExample, answer: sent },
};
