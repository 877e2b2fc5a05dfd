import { createElement } from 'react';
import { lazySection } from '../rendering/lazy-section.ts';
import type { FooterNewsletterProps } from './FooterNewsletter.tsx';

const load = () => import('./FooterNewsletter.tsx');
let want = () => {};
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});
const form = lazySection<'FooterNewsletter', FooterNewsletterProps>('FooterNewsletter', () =>
  import.meta.env.SSR ? load() : wanted.then(load),
);

if (!import.meta.env.SSR) {
  // Captured: React stops events of what is not alive yet on their way up.
  for (const type of ['focusin', 'pointerdown']) addEventListener(type, want, { capture: true });
  // The page was used before its scripts came, or an editor's messages will change it.
  if (document.activeElement !== document.body || 'editing' in document.documentElement.dataset) want();
}

/** Fetches the code of the footer's form, without which a navigation does not end. */
export function wantFooterForm(): void {
  want();
}

/**
 * The form in the footer: in the page from the start, and alive once the page is used, so that a page that is only looked
 * at does not fetch it. Until then it is a plain form, which works as well. A navigation has to wait for it: so it is
 * fetched at the first press, not at the first navigation.
 */
export function LazyFooterNewsletter(props: FooterNewsletterProps) {
  return createElement(form, props);
}

/** Its links and logos. */
export const FooterParts = lazySection('FooterParts', () => import('./FooterParts.tsx'));

/** Fetches the code of the whole footer, so that the server renders it at once. */
export async function preloadFooter(): Promise<void> {
  await Promise.all([form.preload(), FooterParts.preload()]);
}
