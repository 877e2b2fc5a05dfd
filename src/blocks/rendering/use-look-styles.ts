import { use } from 'react';
import { loadStyles, RenderedPartsContext } from './part-styles.ts';

/** What an element wears: a theme as `data-theme`, or a venue's skin as `data-skin`. */
type Look = { theme: string | null | undefined } | { skin: string | null | undefined };

/**
 * Brings the styles of themes and skins along where an element wears them; empty names are none. Where the document was
 * made without them, what wears them waits until they have come.
 */
export function useLookStyles(looks: readonly Look[]): void {
  const parts = looks.flatMap((look) => {
    const [kind, name] = 'theme' in look ? ['theme', look.theme] : ['skin', look.skin];
    return name ? [`${kind}-${name}`] : [];
  });
  if (import.meta.env.SSR) {
    for (const part of parts) use(RenderedPartsContext)(part);
    return;
  }
  // All are asked for before the first is waited for: they come in one file.
  for (const styles of parts.map(loadStyles)) if (styles !== null) use(styles);
}
