import { backInStockForm, productField } from '../../forms/back-in-stock-form.ts';
import { consentField, formContent } from '../../forms/form-content.ts';
import type { FormDefinition, FormField } from '../../forms/form-fields.ts';
import { companyField, emailField, messageField, nameField } from '../../forms/person-fields.ts';
import type { Blocks } from '../../registry/schemas.ts';

/**
 * A question to the shop; back in stock asks for nothing but an address. Only `wholesale` (the company is required) and
 * `back_in_stock` differ here: any other kind of `schema.ts` has the same fields and words, so a new one needs no change.
 */
export function souvenirsFormDefinition(block: Blocks['souvenirs_form']): FormDefinition {
  if (block.kind === 'back_in_stock') {
    return backInStockForm(formContent(block, 'When it is back'), block.product || '', block.consent_text);
  }
  const isOn = (field: 'company' | 'quantity') => block.fields_on?.includes(field) === true;
  const optional: (FormField | false)[] = [
    isOn('company') && {
      ...companyField,
      ...(block.kind === 'wholesale' && { required: true, missing: 'Enter your company.' }),
    },
    isOn('quantity') && { kind: 'number', name: 'quantity', label: 'How many', min: 1, max: 100_000, span: 'half' },
  ];
  return {
    ...formContent(block, 'Ask the shop'),
    kind: 'souvenirs',
    submitLabel: 'Ask the shop',
    groups: [
      {
        fields: [
          ...(block.product ? [productField(block.product)] : []),
          nameField,
          emailField,
          ...optional.filter((field) => field !== false),
          messageField({ label: 'What you need', required: true, missing: 'Say what you are after.' }),
        ],
      },
      { fields: [consentField(block.consent_text)] },
    ],
  };
}
