import type { RichTextValue } from '#ui/rich-text-nodes.ts';
import { waitingFormDefinition } from '../../forms/back-in-stock-form.ts';
import { SectionForm } from '../../forms/SectionForm.tsx';
import styles from './WaitingForm.module.css';

type WaitingFormProps = {
  /** The product with its variant, `bathrobe?variant=42`. */
  product: string;
  title: string;
  consent: RichTextValue;
};

/** Asks for a mail when this variant is back in stock: one line with the address alone. */
export function WaitingForm({ product, title, consent }: WaitingFormProps) {
  return (
    <div className={styles.waiting}>
      <SectionForm key={product} form={waitingFormDefinition(product, title, consent)} />
    </div>
  );
}
