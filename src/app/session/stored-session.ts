import { sessionKeys } from '#ui/constants.ts';
import type { Session } from './session.ts';

/**
 * Copies the session into local storage under the cookies' names (docs/reference/sessions.md#storage). A browser may
 * refuse to keep anything. Other tabs hear of what has changed alone.
 */
export function storeCopy({ accessToken, expiresAt }: Session): void {
  tryStorage((storage) => {
    storage.setItem(sessionKeys.token, accessToken);
    storage.setItem(sessionKeys.expiresAt, expiresAt);
  });
}

/** Takes the copy away; other tabs notice. */
export function removeCopy(): void {
  tryStorage((storage) => {
    storage.removeItem(sessionKeys.expiresAt);
    storage.removeItem(sessionKeys.token);
  });
}

function tryStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage);
  } catch {
    // Storage is off: the cookies alone carry the session.
  }
}
