import { createHash } from 'node:crypto';
import { openPictureStore } from '../picture-store.ts';
import type { Renderer } from '../rendering/renderer.ts';
import type { PreviewCard } from './card-svg.ts';

/** Cards are few, one a story, and small: about 200 kB each. */
const maxBytes = 200 * 1024 * 1024;
/** Changes when the drawing of cards does, so that cached ones are drawn anew. */
const drawing = '2';

export type PreviewCardOptions = {
  /** Where drawn cards are stored. */
  directory: string;
  /** Gives a picture of this site. */
  pictures: (request: Request) => Response | Promise<Response>;
  renderer: Renderer;
};

/**
 * Draws cards for link previews, 1200 × 630 pixels as PNG, and keeps them on disk under the hash of what they show.
 * A picture that cannot be had leaves a card of words alone, which is not cached.
 */
export function createPreviewCards({ directory, pictures, renderer }: PreviewCardOptions) {
  const store = openPictureStore(directory, maxBytes, Date.now);
  const underWay = new Map<string, Promise<Buffer>>();

  return (card: PreviewCard): Promise<Buffer> => {
    const key = `${createHash('sha256')
      .update(`${drawing}${JSON.stringify(card)}`)
      .digest('hex')}.png`;
    const begun = underWay.get(key);
    if (begun) return begun;
    const drawn = cachedOrDrawn(card, key).finally(() => underWay.delete(key));
    underWay.set(key, drawn);
    return drawn;
  };

  async function cachedOrDrawn(card: PreviewCard, key: string): Promise<Buffer> {
    const cached = await store.read(key);
    if (cached) return cached;
    const picture = card.picture === null ? null : await pictureOf(card.picture);
    const bytes = await renderer.run('drawCard', card, picture);
    if (picture || card.picture === null) await store.write(key, bytes);
    return bytes;
  }

  async function pictureOf(address: string): Promise<Buffer | null> {
    const response = await pictures(new Request(new URL(address, 'http://localhost')));
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
  }
}
