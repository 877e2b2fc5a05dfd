import { readDismissed } from '#blocks/sections/message-banner/dismissed-banners.ts';

// Hides the banners that this browser has dismissed, before any of them is read: nothing shows and then goes.
const hashes = readDismissed();
if (hashes.length > 0) {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`${hashes.map((hash) => `[data-banner="${hash}"]`).join()}{display:none}`);
  document.adoptedStyleSheets.push(sheet);
}
