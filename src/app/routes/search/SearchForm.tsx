import { useId } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/Button.tsx';
import styles from './SearchForm.module.css';
import { SuggestionList } from './SuggestionList.tsx';
import { maxSearchLength, type SearchKind } from './search-query.ts';
import { useSuggestions } from './use-suggestions.ts';

type SearchFormProps = { text: string; kind: SearchKind; fieldError: string | null };

/**
 * The search's own form: a GET to this page, which needs no script. With one, the field is a combobox (ARIA, list
 * autocomplete with manual selection) over pages and souvenirs that fit what is being typed.
 */
export function SearchForm({ text, kind, fieldError }: SearchFormProps) {
  const id = useId();
  const { field, list, isAlive } = useSuggestions(`${id}-list`);
  const isStart = text === '';
  const described = [isStart && `${id}-hint`, fieldError && `${id}-fieldError`].filter(Boolean).join(' ');
  return (
    <Form action="/search" role="search" className={styles.form} onSubmit={list.close}>
      <label htmlFor={id} className={styles.label}>
        What are you looking for?
      </label>
      {isStart ? (
        <p id={`${id}-hint`} className={styles.hint}>
          A house, a dish, a souvenir. A slip of the pen does no harm.
        </p>
      ) : null}
      <div className={styles.line}>
        <div className={styles.field}>
          <input
            {...(isAlive ? field : {})}
            key={text}
            id={id}
            type="search"
            name="q"
            defaultValue={text}
            maxLength={maxSearchLength}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby={described || undefined}
            aria-invalid={fieldError ? true : undefined}
            className={styles.input}
          />
          {isAlive ? <SuggestionList {...list} /> : null}
        </div>
        <Button type="submit">Search</Button>
      </div>
      {kind === 'all' ? null : <input type="hidden" name="kind" value={kind} />}
      {fieldError ? (
        <p id={`${id}-fieldError`} className={styles.fieldError}>
          {fieldError}
        </p>
      ) : null}
    </Form>
  );
}
