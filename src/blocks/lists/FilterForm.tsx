import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useAnnouncedChange } from '#ui/announcer.tsx';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import styles from './FilterForm.module.css';

type FilterFormProps = {
  /** How much is shown, `6 rooms`: said aloud when it changes. */
  count: string;
  /** Whether anything is filtered by now. */
  filtered: boolean;
  /** `bar`: on one line without rules, as a strip under a navigation. */
  look?: 'bar';
  submitLabel?: string;
  /** Where the window is narrow, the fields stand behind these words. */
  fold?: ReactNode;
  children: ReactNode;
};

/**
 * Choices that ask the same page with another query: at once where scripts run, else by a button in `noscript`. So its section
 * has to hydrate, and its parameters stand in `sectionQuery` of `app/public-page.ts`.
 */
export function FilterForm({ count, filtered, look, submitLabel = 'Show', fold, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const wasFiltered = useRef(filtered);
  useAnnouncedChange(count);

  // The link that clears the query goes, and the focus that it had is given to the first field, or to the words that these
  // are folded behind.
  useEffect(() => {
    const isCleared = wasFiltered.current && !filtered;
    wasFiltered.current = filtered;
    if (isCleared && document.activeElement === document.body) {
      const places = form.current?.querySelectorAll<HTMLElement>('summary, select, input') ?? [];
      [...places].find((place) => place.checkVisibility())?.focus();
    }
  }, [filtered]);

  const fields = (
    <>
      {children}
      <noscript>
        <Button type="submit" variant="secondary">
          {submitLabel}
        </Button>
      </noscript>
    </>
  );
  return (
    <Form
      ref={form}
      method="get"
      preventScrollReset
      className={classNames(styles.form, look && styles[look])}
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      {fold ? (
        <details className={styles.fold}>
          <summary className={styles.summary}>{fold}</summary>
          {fields}
        </details>
      ) : (
        fields
      )}
      <p className={styles.count}>
        <span className={styles.number}>{count}</span>
        {filtered ? <Link link="?">Clear filters</Link> : null}
      </p>
    </Form>
  );
}

type FilterSelectProps = {
  label: string;
  name: string;
  value: string;
  choices: readonly { value: string; name: string }[];
  /** What it is called to choose none of them. */
  anyName?: string;
};

/** One of several values, or any. */
export function FilterSelect({ label, name, value, choices, anyName = 'Any' }: FilterSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  // The field is the browser's own: Back and a link that clears the query change the address alone.
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value]);
  return (
    <label className={styles.field}>
      <span className="small-label">{label}</span>
      <select ref={select} name={name} defaultValue={value} className={styles.select}>
        <option value="">{anyName}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}

type FilterBoxProps = { label: string; name: string; value: string; checked: boolean };

export function FilterBox({ label, name, value, checked }: FilterBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.checked = checked;
  }, [checked]);
  return (
    <label className={styles.box}>
      <input ref={box} type="checkbox" name={name} value={value} defaultChecked={checked} />
      {label}
    </label>
  );
}
