import type { ContentType } from '../registry/schemas.ts';

/** What `/api/shell` answers: the header and the group's footer with all their content. */
export type ShellContent = { header: ContentType<'header'> | null; footer: ContentType<'footer'> | null };

/** Longest wait for it, in ms. */
const timeLimitMs = 8_000;

let asked: Promise<ShellContent> | null = null;

/**
 * The content of header and footer, which documents show as HTML alone; for the parts that their HTML lacks. Fetched once per
 * page load. Rejects when it does not come; a failure is not kept.
 */
export function fetchShell(): Promise<ShellContent> {
  if (asked) return asked;
  const answer = readShell();
  asked = answer;
  answer.catch(() => {
    asked = null;
  });
  return answer;
}

const nothing: ShellContent = { header: null, footer: null };
let shown: Promise<ShellContent> | null = null;

/** The same for what is drawn from it: where it does not come, header and footer do without it. Always one promise. */
export function shellContent(): Promise<ShellContent> {
  shown ??= fetchShell().catch(() => nothing);
  return shown;
}

async function readShell(): Promise<ShellContent> {
  const response = await fetch('/api/shell', { signal: AbortSignal.timeout(timeLimitMs) });
  if (!response.ok) throw new Error(`/api/shell answered ${response.status}`);
  return response.json() as Promise<ShellContent>;
}
