import { Field, type FieldProps } from './Field.tsx';

/** One file, chosen or dropped on the browser's own control. `accept` names kinds, such as `.pdf`. */
export function FileField({ accept, ...field }: FieldProps & { accept: string }) {
  return <Field {...field}>{(control) => <input {...control} type="file" accept={accept} />}</Field>;
}
