import { use } from 'react';
import { FindingsContext } from './findings-context.ts';

/** What the publish check says of one field, or of a block as a whole. `of`: the id of the field's control. */
export function FindingList({ of, id }: { of: string; id: string }) {
  const findings = use(FindingsContext).fields.get(of) ?? [];
  if (findings.length === 0) return null;
  return (
    <ul id={id} className="findings">
      {findings.map(({ message }) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
