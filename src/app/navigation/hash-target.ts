/** The element that a hash such as `#rooms` names; `null` without one. */
export function elementOfHash(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  const raw = hash.slice(1);
  return document.getElementById(raw) ?? document.getElementById(decoded(raw));
}

/** Opens whatever hides the element, as a browser does for an address it loads. */
export function reveal(element: HTMLElement): void {
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
    if (part.getAttribute('hidden') === 'until-found') part.removeAttribute('hidden');
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
