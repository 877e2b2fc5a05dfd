import { sessionKeys } from '#ui/constants.ts';

/**
 * Whether this browser has a session to look after: its cookies or, where these have ended without a script, the copy in
 * local storage that has to follow them. All that a page without either fetches for sessions.
 */
export function carriesSession(): boolean {
  try {
    return document.cookie.includes(sessionKeys.token) || sessionKeys.token in localStorage;
  } catch {
    return false;
  }
}
