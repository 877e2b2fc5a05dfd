/** Outlines the blocks that the editor points to, and brings the one that it edits into view. */
export function createSelection() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [data-blok-hovered] { outline: 1px dashed Highlight; outline-offset: -1px; }
    [data-blok-selected] { outline: 2px solid Highlight; outline-offset: -2px; }
  `);
  document.adoptedStyleSheets.push(sheet);

  const mark = (name: 'data-blok-hovered' | 'data-blok-selected', uid: string | null): Element | undefined => {
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
    const found = uid === null ? [] : elementsOf(uid);
    for (const element of found) element.setAttribute(name, '');
    return found[0];
  };
  return {
    hover: (uid: string | null) => void mark('data-blok-hovered', uid),
    select: (uid: string | null) => mark('data-blok-selected', uid)?.scrollIntoView({ block: 'nearest' }),
  };
}

/** The elements of a block, by its `_uid`; `data-blok-uid` has the story's id before it. */
function elementsOf(uid: string): Element[] {
  return [...document.querySelectorAll(`[data-blok-uid$="-${CSS.escape(uid)}"]`)];
}
