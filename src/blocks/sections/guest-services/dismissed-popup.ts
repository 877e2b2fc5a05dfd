const key = 'dismissed-popups';

/** Whether the popup of this section was dismissed in this session. */
export function wasDismissed(uid: string): boolean {
  return read().includes(uid);
}

export function keepDismissed(uid: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...new Set([...read(), uid])]));
  } catch {
    // Without storage the popup is shown again on the next page.
  }
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}
