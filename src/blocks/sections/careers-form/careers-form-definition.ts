import { maxUrlLength, megabyteBytes } from '#protocol/input-limits.ts';
import { consentField, formContent } from '../../forms/form-content.ts';
import type { FormDefinition, FormField } from '../../forms/form-fields.ts';
import { emailField, messageField, nameField, phoneField } from '../../forms/person-fields.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { defaultMaxMb } from './file-size.ts';
import type { CareersFormData } from './resolve.server.ts';

/** The application for a position: on the position's own page for that one, elsewhere for what is chosen. */
export function careersFormDefinition(block: Blocks['careers_form'], data: CareersFormData | null): FormDefinition {
  const types = block.file_types?.length ? block.file_types : (['pdf', 'docx'] as const);
  const maxMb = Number(block.max_mb) || defaultMaxMb;
  const optional: (FormField | false)[] = [
    block.ask_right_to_work === true && {
      kind: 'checkbox',
      name: 'right_to_work',
      label: 'I may work in the United States',
    },
    messageField({ label: 'Cover letter' }),
    block.allow_file !== false && {
      kind: 'file',
      name: 'file',
      label: 'Résumé or other file',
      types,
      maxBytes: maxMb * megabyteBytes,
      hint: `${types.map((type) => type.toUpperCase()).join(' or ')}, up to ${maxMb} MB.`,
    },
  ];
  const position = data?.position;
  return {
    ...formContent(block, 'Apply'),
    ...(position && { label: `Apply: ${position.name}` }),
    kind: 'careers',
    submitLabel: 'Send application',
    groups: [
      {
        legend: 'You',
        fields: [
          nameField,
          emailField,
          phoneField,
          {
            kind: 'url',
            name: 'links',
            label: 'Link to your work',
            autoComplete: 'url',
            maxLength: maxUrlLength,
            span: 'half',
          },
        ],
      },
      {
        legend: 'The work',
        fields: [
          ...(position ? positionFields(position) : positionChoices(data)),
          {
            kind: 'text',
            name: 'availability',
            label: 'When you could start, and which days',
            maxLength: 200,
            hint: 'Tuesdays off, not before March: that sort of thing.',
          },
          ...optional.filter((field) => field !== false),
        ],
      },
      { fields: [consentField(block.consent_text)] },
    ],
  };
}

function positionChoices(data: CareersFormData | null): FormField[] {
  return [
    {
      kind: 'choice',
      name: 'role',
      label: 'Position',
      required: true,
      missing: 'Choose a position.',
      choices: data?.roles ?? [],
      span: 'half',
    },
    { kind: 'choice', name: 'hotel', label: 'Hotel', choices: data?.hotels ?? [], placeholder: 'Any', span: 'half' },
  ];
}

/** What the page says already: the inbox and the mail name both, and the hotel routes the mail. */
function positionFields({ slug, name, hotel }: NonNullable<CareersFormData['position']>): FormField[] {
  const position: FormField = { kind: 'hidden', name: 'role', label: 'Position', value: slug, text: name };
  return hotel
    ? [position, { kind: 'hidden', name: 'hotel', label: 'Hotel', value: hotel.value, text: hotel.name }]
    : [position];
}
