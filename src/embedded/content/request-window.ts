const WINDOW_MS = 1000;

/**
 * Counts requests by token over a rolling second. The function returned says whether one more is within `limit`; a
 * refused request does not count. A limit of 0 lets everything through.
 */
export function requestWindow(limit: number, now: () => Date): (token: string) => boolean {
  const starts = new Map<string, number[]>();
  return (token) => {
    if (limit <= 0) return true;
    const time = now().getTime();
    const recent = (starts.get(token) ?? []).filter((start) => start > time - WINDOW_MS);
    const allowed = recent.length < limit;
    if (allowed) recent.push(time);
    starts.set(token, recent);
    return allowed;
  };
}
