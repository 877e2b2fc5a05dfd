import { useEffect, useRef, useState } from 'react';
import { requestJson } from './api/request-json.ts';

type AuditEntry = { at: string; email: string | null; action: string; detail: string };

/** Who did what in the editor, newest first; administrators read it. */
export function AuditLog() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [entries, setEntries] = useState<AuditEntry[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  useEffect(() => {
    heading.current?.focus();
    requestJson<{ entries: AuditEntry[] }>('/editor/audit').then(
      (answer) => setEntries(answer.entries),
      (error: Error) => setProblem(error.message),
    );
  }, []);
  const words = search.trim().toLowerCase();
  const shown = (entries ?? []).filter(({ email, action, detail }) =>
    `${email ?? ''} ${action.replaceAll('_', ' ')} ${detail}`.toLowerCase().includes(words),
  );
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Log
      </h1>
      <p className="hint">
        Logins, accounts, and what was changed for visitors. Who saved which draft stands at each story, under Versions.
      </p>
      {problem ? <p role="alert">{problem}</p> : null}
      <label htmlFor="log-search">Search the log</label>
      <input id="log-search" type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <p role="status" className="hint">
        {entries === null ? 'Loading …' : shown.length === 1 ? 'One entry' : `${shown.length} entries`}
      </p>
      {shown.length > 0 ? (
        <table>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who did what</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ at, email, action, detail }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same, and the list never changes
              <tr key={`${at} ${index}`}>
                <td>
                  <time dateTime={at}>{new Date(at).toLocaleString()}</time>
                </td>
                <td>
                  <strong>{email ?? 'nobody who is logged in'}</strong>: {action.replaceAll('_', ' ')}
                  {detail === '' ? '' : `, ${detail}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  );
}
