import { hasRichText, type RichTextValue } from '#ui/rich-text-nodes.ts';
import { consentField, formContent } from './form-content.ts';
import type { FormDefinition, FormField } from './form-fields.ts';
import { emailField } from './person-fields.ts';

/**
 * Forms that ask for a mail when something is back in stock: on a product page for one sold-out variant (`product` is
 * `bathrobe?variant=42`), in a section for what its editor names.
 */

/** What a guest may rely on who asked: no person answers. */
const writtenOnce = (what: string) => `We write to you once, when ${what} is back.`;

/** The form of one sold-out variant on its product page. */
export function waitingFormDefinition(product: string, title: string, consent: RichTextValue): FormDefinition {
  const content = formContent({ _uid: 'back-in-stock', recipient_key: 'souvenirs' }, `When ${title} is back`);
  const form = backInStockForm(content, product, consent);
  const next = `${writtenOnce(title)} A note is on its way to your inbox, with a link to stop waiting.`;
  return { ...form, success: { ...form.success, next } };
}

/** Asks for nothing but an address. Without a product and a consent text, the form has no fields for them. */
export function backInStockForm(
  content: ReturnType<typeof formContent>,
  product: string,
  consent: RichTextValue,
): FormDefinition {
  return {
    ...content,
    success: { ...content.success, next: `${writtenOnce('it')} A note that it arrived is on its way to your inbox.` },
    kind: 'souvenirs',
    submitLabel: 'Notify me when it is back',
    inline: true,
    groups: [
      {
        fields: [
          ...(product ? [productField(product)] : []),
          { ...emailField, span: 'full' },
          ...(hasRichText(consent) ? [consentField(consent)] : []),
        ],
      },
    ],
  };
}

/** The hidden field that says which product a form is about. */
export function productField(value: string): FormField {
  return { kind: 'hidden', name: 'product', label: 'Product', value };
}
