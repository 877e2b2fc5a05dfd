import { useEffect, useState } from 'react';
import { readEntries } from '../api/management.ts';
import type { FieldProps } from './field-props.ts';
import { ReferenceField } from './ReferenceField.tsx';

/** One choice or several: of the field's own options, of a datasource's entries, or of stories. */
export function ChoiceField(props: FieldProps) {
  return props.schema.source === 'internal_stories' ? <ReferenceField {...props} /> : <OptionField {...props} />;
}

function OptionField({ id, label, schema, value, onChange }: FieldProps) {
  const [entries, setEntries] = useState<{ name: string; value: string }[]>(schema.options ?? []);
  const [problem, setProblem] = useState<string | null>(null);
  const { datasource, source } = schema;
  useEffect(() => {
    if (source !== 'internal' || !datasource) return;
    readEntries(datasource).then(setEntries, (error: Error) => setProblem(error.message));
  }, [source, datasource]);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  if (problem) return <p role="alert">{problem}</p>;
  if (schema.type === 'option') {
    const current = typeof value === 'string' ? value : '';
    const isKnown = current === '' || entries.some((entry) => entry.value === current);
    return (
      <select id={id} aria-label={label} value={current} onChange={({ target }) => onChange(target.value, null)}>
        <option value="">None</option>
        {isKnown ? null : <option value={current}>{current}</option>}
        {entries.map((entry) => (
          <option key={entry.value} value={entry.value}>
            {entry.name}
          </option>
        ))}
      </select>
    );
  }
  return entries.map((entry) => (
    <div key={entry.value} className="check">
      <input
        id={`${id}-${entry.value}`}
        type="checkbox"
        checked={chosen.includes(entry.value)}
        onChange={({ target }) =>
          onChange(target.checked ? [...chosen, entry.value] : chosen.filter((one) => one !== entry.value), null)
        }
      />
      <label htmlFor={`${id}-${entry.value}`}>{entry.name}</label>
    </div>
  ));
}
