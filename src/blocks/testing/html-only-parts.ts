import type { Element } from 'happy-dom';
import { readHtml } from './read-html.ts';

/** What does nothing without a script: none of it may stand in a part that is HTML alone. */
export const needsScript =
  'button[type="button"], input:not([type="hidden"]), select, textarea, video:not([controls]), iframe, [role="tab"], [aria-haspopup]';

/**
 * Compares what the browser draws with what the server draws: both must be the same but for elements that are empty in
 * the browser, whose HTML is the server's. Answers the HTML of these; throws where the two differ.
 */
export function htmlOnlyParts(ofBrowser: string, ofServer: string): string[] {
  return differences(drawn(ofBrowser), drawn(ofServer));
}

/** Without the preloads of pictures, which React puts into the document's head. */
function drawn(html: string): Element {
  const { container } = readHtml(html);
  for (const link of container.querySelectorAll('link')) link.remove();
  return container;
}

function differences(live: Element, whole: Element): string[] {
  if (live.childNodes.length === 0 && whole.childNodes.length > 0) return [whole.outerHTML];
  const [own, other] = [ownHtml(live), ownHtml(whole)];
  if (own !== other) throw new Error(`the browser draws\n${own}\nand the server\n${other}`);
  return [...live.children].flatMap((child, index) => {
    const twin = whole.children[index];
    return twin ? differences(child, twin) : [];
  });
}

/** An element with its attributes and texts, and of its children their tags alone. */
function ownHtml(element: Element): string {
  const inner = [...element.childNodes].map((node) =>
    'tagName' in node ? `<${String(node.tagName)}>` : String(node.textContent),
  );
  const attributes = [...element.attributes].map(({ name, value }) => ` ${name}="${value}"`);
  return `<${element.tagName}${attributes.join('')}>${inner.join('')}`;
}
