import sharp from 'sharp';
import { cardSize, cardSvg, type PreviewCard, pictureSize } from '../preview-card/card-svg.ts';

/** A card for link previews as PNG, with the picture at its right where there is one. */
export async function drawCard(card: PreviewCard, picture: Buffer | null): Promise<Buffer> {
  const { width, height } = pictureSize;
  const input = picture && (await sharp(picture).resize(width, height, { fit: 'cover' }).toBuffer());
  const words = input ? card : { ...card, picture: null };
  return sharp(Buffer.from(cardSvg(words)))
    .composite(input ? [{ input, left: cardSize.width - width, top: 0 }] : [])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
