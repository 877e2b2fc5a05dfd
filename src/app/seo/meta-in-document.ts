import type { MetaDescriptor } from 'react-router';

let found: MetaDescriptor[] | null = null;

/**
 * What the head of the document said of its page when the application started, as `meta` of a route says it: the
 * document's data do not repeat it. Empty on the server.
 */
export function metaInDocument(): MetaDescriptor[] {
  if (import.meta.env.SSR) return [];
  found ??= [...document.head.children].flatMap(descriptorOf);
  return found;
}

function descriptorOf(element: Element): MetaDescriptor[] {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  if (element instanceof HTMLTitleElement) return [{ title: element.text }];
  if (element instanceof HTMLMetaElement) return isOfDocument(element) ? [] : [attributes];
  if (element instanceof HTMLLinkElement)
    return /^(canonical|alternate)$/.test(element.rel) ? [{ tagName: 'link', ...attributes }] : [];
  const isData = element instanceof HTMLScriptElement && element.type === 'application/ld+json';
  return isData ? [{ 'script:ld+json': JSON.parse(element.text) as Record<string, string> }] : [];
}

/** The character set and the viewport, which the root writes. */
function isOfDocument(element: HTMLMetaElement): boolean {
  return element.name === 'viewport' || element.hasAttribute('charset');
}
