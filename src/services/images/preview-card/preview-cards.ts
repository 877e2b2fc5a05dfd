import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { openPictureStore } from '../picture-store.ts';
import { cardSize, cardSvg, type PreviewCard, pictureSize } from './card-svg.ts';

/** Cards are few, one a story, and small: about 200 kB each. */
const maxBytes = 200 * 1024 * 1024;
/** Changes when the drawing of cards does, so that cached ones are drawn anew. */
const drawing = '1';

export type PreviewCardOptions = {
  /** Where drawn cards are stored. */
  directory: string;
  /** Gives a picture of this site. */
  pictures: (request: Request) => Response | Promise<Response>;
};

/**
 * Draws cards for link previews, 1200 × 630 pixels as PNG, and keeps them on disk under the hash of what they show.
 * A picture that cannot be had leaves a card of words alone, which is not cached.
 */
export function createPreviewCards({ directory, pictures }: PreviewCardOptions) {
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
    const words = picture ? card : { ...card, picture: null };
    const base = sharp(Buffer.from(cardSvg(words)));
    const layers = picture ? [{ input: picture, left: cardSize.width - pictureSize.width, top: 0 }] : [];
    const bytes = await base.composite(layers).png({ palette: true, quality: 90 }).toBuffer();
    if (picture || card.picture === null) await store.write(key, bytes);
    return bytes;
  }

  async function pictureOf(address: string): Promise<Buffer | null> {
    const response = await pictures(new Request(new URL(address, 'http://localhost')));
    if (!response.ok) return null;
    const { width, height } = pictureSize;
    return sharp(Buffer.from(await response.arrayBuffer()))
      .resize(width, height, { fit: 'cover' })
      .toBuffer();
  }
}
