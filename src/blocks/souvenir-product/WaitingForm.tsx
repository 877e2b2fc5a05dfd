import { TextField } from '#ui/form/TextField.tsx';
import type { RichTextValue } from '#ui/rich-text-nodes.ts';
import { ConsentField } from '../forms/ConsentField.tsx';
import { SectionForm } from '../forms/SectionForm.tsx';
import styles from './WaitingForm.module.css';

type WaitingFormProps = {
  /** The product with its variant, `bathrobe?variant=42`. */
  product: string;
  title: string;
  consent: RichTextValue | null | undefined;
};

/** Asks to be told when this very variant is back: one line, and nothing but an address. */
export function WaitingForm({ product, title, consent }: WaitingFormProps) {
  return (
    <div className={styles.waiting}>
      <SectionForm label={`When ${title} is back`} submitLabel="Tell me when it is back" inline>
        <input type="hidden" name="product" value={product} />
        <TextField name="email" label="Your email" type="email" autoComplete="email" maxLength={254} required />
        {consent ? <ConsentField text={consent} /> : null}
      </SectionForm>
    </div>
  );
}
