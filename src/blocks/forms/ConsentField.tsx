import { useId } from 'react';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { RichText } from '#ui/RichText.tsx';
import type { RichTextValue } from '#ui/rich-text-nodes.ts';
import styles from './ConsentField.module.css';

/** What the sender agrees to, which must be ticked. */
export function ConsentField({ text }: { text: RichTextValue }) {
  const id = useId();
  return (
    <div>
      <div id={id} className={styles.text}>
        <RichText value={text} />
      </div>
      <CheckboxField name="consent" label="I agree to this" describedBy={id} required />
    </div>
  );
}
