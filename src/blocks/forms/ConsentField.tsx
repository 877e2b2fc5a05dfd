import { useId } from 'react';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import type { FieldProps } from '#ui/form/Field.tsx';
import { RichText } from '#ui/RichText.tsx';
import type { RichTextValue } from '#ui/rich-text-nodes.ts';
import styles from './ConsentField.module.css';

type ConsentFieldProps = FieldProps & { text: RichTextValue; defaultChecked: boolean };

/** What the sender agrees to, above its checkbox. */
export function ConsentField({ text, ...field }: ConsentFieldProps) {
  const id = useId();
  return (
    <div className={styles.consent}>
      <div id={id} className={styles.text}>
        <RichText value={text} />
      </div>
      <CheckboxField {...field} describedBy={id} />
    </div>
  );
}
