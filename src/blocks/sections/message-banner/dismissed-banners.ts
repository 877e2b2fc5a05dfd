/** Where this browser keeps the hashes of the banners it dismissed, newest first, with blanks between. */
const dismissedBannersKey = 'dismissed-banners';

const maxEntries = 20;
/** A hash becomes part of a selector: nothing else may. */
const hashForm = /^[a-z0-9-]{1,64}$/;

/** None where storage is switched off. */
export function readDismissed(): string[] {
  try {
    return (localStorage.getItem(dismissedBannersKey) ?? '').split(' ').filter((hash) => hashForm.test(hash));
  } catch {
    return [];
  }
}

export function rememberDismissed(hash: string): void {
  try {
    localStorage.setItem(dismissedBannersKey, [...new Set([hash, ...readDismissed()])].slice(0, maxEntries).join(' '));
  } catch {
    // Without storage the banner is back on the next page, which is better than a button that fails.
  }
}
