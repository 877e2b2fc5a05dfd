import type { readHtml } from './read-html.ts';

/** The terms and descriptions of every `<dl>`, in order: `[['Beds', '1 king bed'], …]`; '' for a missing description. */
export function readTerms(container: ReturnType<typeof readHtml>['container']): [term: string, description: string][] {
  return [...container.querySelectorAll('dt')].map((term) => {
    const next = term.nextElementSibling;
    return [term.textContent, next?.tagName === 'DD' ? next.textContent : ''];
  });
}
