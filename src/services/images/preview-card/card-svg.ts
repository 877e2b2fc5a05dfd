import { fitText, outline, widthOf } from './text-outlines.ts';

/** What a card for link previews shows. Colours are `#rrggbb`. */
export type PreviewCard = {
  title: string;
  /** Where it belongs, such as its hotel; `''` for none. */
  place: string;
  /** Address of a picture on this site, cropped to `pictureSize`; null for a card of words alone. */
  picture: string | null;
  colours: { background: string; text: string; accent: string };
};

/** What link previews ask for, in pixels. */
export const cardSize = { width: 1200, height: 630 };
/** The picture's part of the card, at its right. */
export const pictureSize = { width: 560, height: 630 };

const margin = 64;
const groupName = 'ash';
const hexColour = /^#[0-9a-f]{6}$/i;

/**
 * The card without its picture, as SVG in which every letter is an outline: the place above, the title as large as it
 * fits, the group's name below. Throws when a colour is none.
 */
export function cardSvg({ title, place, picture, colours }: PreviewCard): string {
  for (const [name, value] of Object.entries(colours)) {
    if (!hexColour.test(value)) throw new Error(`The preview card's colour ${name} is not #rrggbb: ${value}`);
  }
  const width = cardSize.width - 2 * margin - (picture === null ? 0 : pictureSize.width);
  const { size, lines } = fitText(title, width, 4, picture === null ? [128, 104, 84, 68] : [92, 76, 62, 52, 44]);
  const leading = Math.round(size * 1.08);
  const middle = cardSize.height / 2 - ((lines.length - 1) * leading) / 2 + size * 0.3;
  const words = lines.map((line, index) => outline(line, margin, middle + index * leading, size)).join('');
  const above = place === '' ? '' : outline(fitText(place, width, 1, [34, 28]).lines[0] ?? '', margin, margin + 30, 34);
  const below = outline(groupName, margin, cardSize.height - margin, 64);
  const rule = margin + widthOf(groupName, 64) + 24;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    `<rect width="100%" height="100%" fill="${colours.background}"/>`,
    `<path fill="${colours.accent}" d="${below}M${rule} ${cardSize.height - margin - 12}H${margin + width}v4H${rule}z"/>`,
    `<path fill="${colours.text}" d="${above}${words}"/>`,
    '</svg>',
  ].join('');
}
