import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

type OverlayState = { overlay: string; pushed: boolean };

/** Which overlay a shared link opens where several could: the first that asked, by history entry and parameter. */
const claims = new Map<string, string>();

/**
 * An overlay with an address: `?room=tower-suite` opens it over the page, Back closes it, a shared link opens it.
 *
 * The value is `null` on the server and until the page has come alive, so that a page is the same with and without an
 * open overlay. Opening adds a history entry, moving on within it does not, and closing goes back to the entry before,
 * or takes the parameter away where the visitor came by a shared link.
 *
 * @param parameter name in the query.
 * @param owner distinguishes overlays with the same parameter; unique on its page.
 * @param knows whether a value is one of this overlay's.
 */
export function useOverlayAddress(parameter: string, owner: string, knows: (value: string) => boolean) {
  const { key, pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [isAlive, setAlive] = useState(false);
  const closing = useRef(true);
  useEffect(() => setAlive(true), []);

  const requested = new URLSearchParams(search).get(parameter);
  const opened = overlayState(state);
  const isOwn = opened
    ? opened.overlay === owner
    : isAlive && requested !== null && knows(requested) && claim(`${key} ${parameter}`, owner);
  const value = isAlive && isOwn && requested !== null && knows(requested) ? requested : null;

  useEffect(() => {
    closing.current = value === null;
  }, [value]);

  const address = (next: string | null) => {
    const query = new URLSearchParams(search);
    if (next === null) query.delete(parameter);
    else query.set(parameter, next);
    return { pathname, hash, search: query.toString() };
  };
  const go = (next: string, replace: boolean) => {
    const pushed = replace ? opened?.pushed === true : true;
    const overlay: OverlayState = { overlay: owner, pushed };
    void navigate(address(next), { replace, preventScrollReset: true, state: overlay });
  };

  return {
    value,
    open: (next: string) => go(next, false),
    /** Shows something else in the same overlay. */
    move: (next: string) => go(next, true),
    close: () => {
      if (closing.current) return;
      closing.current = true;
      if (opened?.pushed) void navigate(-1);
      else void navigate(address(null), { replace: true, preventScrollReset: true });
    },
  };
}

function claim(entry: string, owner: string): boolean {
  if (!claims.has(entry)) claims.set(entry, owner);
  return claims.get(entry) === owner;
}

function overlayState(state: unknown): OverlayState | null {
  return typeof state === 'object' && state !== null && 'overlay' in state ? (state as OverlayState) : null;
}
