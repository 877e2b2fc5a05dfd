import { zonedDay } from '../../dates/zoned-clock.ts';
import { consentField, formContent } from '../../forms/form-content.ts';
import type { FormDefinition, FormField } from '../../forms/form-fields.ts';
import { companyField, emailField, messageField, nameField, phoneField } from '../../forms/person-fields.ts';
import type { Blocks } from '../../registry/schemas.ts';
import type { EventsFormData } from './resolve.server.ts';

const budgets = [
  { value: 'under-2000', name: 'Under $2,000' },
  { value: '2000-5000', name: '$2,000 to $5,000' },
  { value: '5000-15000', name: '$5,000 to $15,000' },
  { value: 'over-15000', name: 'Over $15,000' },
];

type Extra = NonNullable<Blocks['events_form']['fields_on']>[number];

/** Fields that the editor switches on, beside the company. */
const extraFields: Partial<Record<Extra, FormField>> = {
  budget: { kind: 'choice', name: 'budget', label: 'Budget', choices: budgets, span: 'half' },
  rooms_needed: { kind: 'number', name: 'rooms', label: 'Bedrooms needed', min: 0, max: 200, span: 'half' },
  catering: { kind: 'checkbox', name: 'catering', label: 'We would like you to cook', span: 'half' },
  av: { kind: 'checkbox', name: 'av', label: 'We need sound or a screen', span: 'half' },
};

/**
 * The enquiry about a private event. `now` is the page's instant: no day before the hotel's own today can be asked for.
 */
export function eventsFormDefinition(
  block: Blocks['events_form'],
  data: EventsFormData | null,
  now: Date,
): FormDefinition {
  const { hotels = [], types = [], spaces = [] } = data ?? {};
  const isOn = (field: Extra) => block.fields_on?.includes(field) === true;
  const today = (hotel: string | undefined, at: Date) =>
    zonedDay(at, hotels.find(({ value }) => value === hotel)?.timeZone ?? 'UTC');
  const [only, ...others] = hotels;
  const extras = (['budget', 'rooms_needed', 'catering', 'av'] as const).flatMap((name) => {
    const field = extraFields[name];
    return field && isOn(name) ? [field] : [];
  });
  return {
    ...formContent(block, 'Have it here'),
    kind: 'events',
    submitLabel: 'Send inquiry',
    groups: [
      { legend: 'You', fields: [nameField, emailField, phoneField, ...(isOn('company') ? [companyField] : [])] },
      {
        legend: 'The event',
        fields: [
          {
            kind: 'choice',
            name: 'hotel',
            label: 'Hotel',
            required: true,
            missing: 'Choose a hotel.',
            choices: hotels.map(({ value, name }) => ({ value, name })),
            initial: only && others.length === 0 ? only.value : '',
            span: 'half',
          },
          {
            kind: 'choice',
            name: 'event_type',
            label: 'What kind of event',
            required: true,
            missing: 'Choose what kind of event it is.',
            choices: types,
            span: 'half',
          },
          ...(spaces.length > 0
            ? [
                {
                  kind: 'choice',
                  name: 'space',
                  label: 'Room',
                  choices: spaces,
                  placeholder: 'Not sure',
                  span: 'half',
                } satisfies FormField,
              ]
            : []),
          {
            kind: 'number',
            name: 'guests',
            label: 'Guests',
            required: true,
            missing: 'Enter how many guests; a guess will do.',
            min: 1,
            max: 1000,
            hint: 'A guess will do, 1 to 1000.',
            span: 'half',
          },
          {
            kind: 'date',
            name: 'date',
            label: 'Date you have in mind',
            min: hotels.map(({ value }) => today(value, now)).sort()[0] ?? today(undefined, now),
            hint: 'Leave it empty if you have none.',
            span: 'half',
          },
          { kind: 'checkbox', name: 'flexible', label: 'Another day would do as well', span: 'half' },
          { kind: 'time', name: 'start', label: 'From', span: 'half' },
          { kind: 'time', name: 'end', label: 'Until', span: 'half' },
          ...extras,
          messageField({ label: 'Anything else' }),
        ],
      },
      { fields: [consentField(block.consent_text)] },
    ],
    check: ({ date, hotel }, sentAt) =>
      date && date < today(hotel, sentAt) ? { date: 'This day is past. Choose today or a later day.' } : {},
  };
}
