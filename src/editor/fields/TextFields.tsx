import { useState } from 'react';
import type { FieldProps } from './field-props.ts';
import { shownTime, storedTime, timezones } from './zoned-time.ts';

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** A line. */
export function TextField({ id, schema, value, onChange, describedBy }: FieldProps) {
  return (
    <input
      id={id}
      value={textOf(value)}
      required={schema.required}
      maxLength={schema.max_length}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Several lines. */
export function TextAreaField({ id, schema, value, onChange, describedBy }: FieldProps) {
  return (
    <textarea
      id={id}
      rows={4}
      value={textOf(value)}
      required={schema.required}
      maxLength={schema.max_length}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** A number, which the protocol carries as text. */
export function NumberField({ id, schema, value, onChange, describedBy }: FieldProps) {
  const step = schema.decimals === undefined ? 'any' : 10 ** -schema.decimals;
  return (
    <input
      id={id}
      type="number"
      step={step}
      min={schema.min_value}
      max={schema.max_value}
      value={textOf(value)}
      required={schema.required}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Yes or no. */
export function BooleanField({ id, value, onChange, describedBy }: FieldProps) {
  return (
    <input
      id={id}
      type="checkbox"
      checked={value === true}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.checked, null)}
    />
  );
}

/** A day, or a time in a zone of one's choice: what is stored is the time in UTC. */
export function DateTimeField({ id, schema, value, onChange, describedBy }: FieldProps) {
  const [zone, setZone] = useState(() => timezones()[0] ?? 'UTC');
  const shared = { id, required: schema.required, 'aria-describedby': describedBy };
  if (schema.disable_time) {
    const day = textOf(value).slice(0, 10);
    return <input {...shared} type="date" value={day} onChange={({ target }) => onChange(target.value)} />;
  }
  return (
    <div className="row">
      <input
        {...shared}
        type="datetime-local"
        value={shownTime(textOf(value), zone)}
        onChange={({ target }) => onChange(storedTime(target.value, zone))}
      />
      <label htmlFor={`${id}-zone`}>Time zone</label>
      <select id={`${id}-zone`} value={zone} onChange={({ target }) => setZone(target.value)}>
        {timezones().map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
