import { getQueriesForElement } from '@testing-library/dom';
import { type HTMLElement as ParsedElement, Window } from 'happy-dom';

/**
 * HTML as a test asks it: by roles and names (`getByRole('link', { name: 'Book' })`), as Testing Library has them.
 * `container` is for what has neither. Nothing runs in it: scripts and styles are only text.
 */
export function readHtml(html: string) {
  const window = new Window();
  window.document.body.innerHTML = html;
  const container: ParsedElement = window.document.body;
  // happy-dom has types of its own for the same elements.
  return { container, ...getQueriesForElement(container as unknown as HTMLElement) };
}
