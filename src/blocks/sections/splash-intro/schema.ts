import { defineBlock, defineField } from '@storyblok/schema';
import { image } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';
import { splashMs } from '#ui/constants.ts';

/** What covers the home page once a browser (`global-elements/splash`; docs/reference/navigation.md#splash). */
export const splashIntro = defineBlock({
  name: 'splash_intro',
  fields: [
    defineField('enabled', { type: 'boolean', default_value: true }),
    defineField('logo', image),
    defineField('media', { ...image, description: 'Behind the words' }),
    defineField('text', { type: 'text', max_length: 80 }),
    defineField('duration_ms', {
      type: 'number',
      default_value: String(splashMs.shown),
      min_value: splashMs.min,
      max_value: splashMs.max,
      decimals: 0,
    }),
    defineField('skip_label', { type: 'text', default_value: 'Skip intro' }),
    ...sectionFields,
  ],
});
