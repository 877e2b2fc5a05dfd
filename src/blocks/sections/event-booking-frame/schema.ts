import { defineBlock, defineField } from '@storyblok/schema';
import { bookingProviders } from '#content-types/fields/datasources.ts';
import { choice, link } from '#content-types/fields/field-kinds.ts';
import { sectionFields } from '#content-types/fields/section-fields.ts';
import { defaultFrameHeightPx, maxFrameHeightPx, minFrameHeightPx } from './frame-height.ts';

const heightLimits = { min_value: minFrameHeightPx, max_value: maxFrameHeightPx };

export const eventBookingFrame = defineBlock({
  name: 'event_booking_frame',
  fields: [
    defineField('title', { type: 'text', required: true, description: 'Name of the frame for screen readers' }),
    defineField('provider', { type: 'option', source: 'internal', datasource: bookingProviders, required: true }),
    defineField('url', { type: 'text', required: true, description: "Must be on the provider's host" }),
    defineField('height_desktop', {
      type: 'number',
      default_value: String(defaultFrameHeightPx.desktop),
      ...heightLimits,
    }),
    defineField('height_mobile', {
      type: 'number',
      default_value: String(defaultFrameHeightPx.mobile),
      ...heightLimits,
    }),
    defineField('auto_height', { type: 'boolean', default_value: true }),
    defineField('load', { ...choice('visible', 'click'), default_value: 'visible' }),
    defineField('consent_category', choice('necessary', 'functional')),
    defineField('fallback_text', { type: 'text', required: true }),
    defineField('fallback_link', { ...link, required: true }),
    ...sectionFields,
  ],
});
