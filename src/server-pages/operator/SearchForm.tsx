import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import type { SearchData } from './operator-pages.ts';
import styles from './SearchForm.module.css';

/** A search above a list, sent as a plain GET form. */
export function SearchForm({ action, search, selects }: SearchData) {
  return (
    <search>
      <form className={styles.search} method="get" action={action}>
        <TextField name="q" id="search-q" type="search" label="Search" defaultValue={search} autoComplete="off" />
        {selects.map(({ name, label, value, options }) => (
          <SelectField
            key={name}
            name={name}
            id={`search-${name}`}
            label={label}
            placeholder="All"
            defaultValue={value}
            choices={Object.entries(options).map(([key, words]) => ({ value: key, name: words }))}
          />
        ))}
        <p>
          <Button type="submit">Search</Button>
        </p>
      </form>
    </search>
  );
}
