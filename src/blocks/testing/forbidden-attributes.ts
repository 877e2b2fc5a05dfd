import type { readHtml } from './read-html.ts';

/**
 * The attributes that the page's Content-Security-Policy forbids, styles and event handlers, with their elements:
 * `['DIV style', …]`.
 */
export function forbiddenAttributes(container: ReturnType<typeof readHtml>['container']): string[] {
  return [...container.querySelectorAll('*')].flatMap(({ tagName, attributes }) =>
    [...attributes]
      .filter(({ name }) => name === 'style' || name.startsWith('on'))
      .map(({ name }) => `${tagName} ${name}`),
  );
}
