import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../rendering/renderer.ts';
import { cardSvg, type PreviewCard } from './card-svg.ts';
import { createPreviewCards } from './preview-cards.ts';
import { fitText, outline, widthOf } from './text-outlines.ts';

const card: PreviewCard = {
  title: 'The lift of 1912',
  place: 'ash mail',
  picture: null,
  colours: { background: '#f3ede1', text: '#1c1916', accent: '#b5391d' },
};
const red = await sharp({ create: { width: 560, height: 630, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer();

const directory = mkdtempSync(join(tmpdir(), 'ash-cards-'));
const renderer = createRenderer();
afterAll(async () => {
  await renderer.close();
  rmSync(directory, { recursive: true });
});
const filesStored = () =>
  readdirSync(directory, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());

describe('cardSvg', () => {
  it('holds outlines alone: no text that would need a font', () => {
    const svg = cardSvg(card);
    expect(svg).not.toContain('<text');
    expect(svg.match(/<path[^>]+d="M/g)).toHaveLength(2);
    expect(cardSvg({ ...card, title: 'The lift of 1913' })).not.toBe(svg);
  });

  it('names a colour that is none', () => {
    const colours = { ...card.colours, accent: 'red"/><script' };
    expect(() => cardSvg({ ...card, colours })).toThrow(/colour accent/);
  });

  it('leaves out what the face cannot write', () => {
    expect(cardSvg({ ...card, title: 'The lift of 1912 \u{1F6D7}' })).toBe(cardSvg(card));
  });
});

describe('outline', () => {
  it('writes a number for every coordinate, wherever the words stand', () => {
    for (const size of [44, 52, 64, 76, 84, 104, 128]) {
      const path = outline('Ulysses, Baltimore', 64, 300, size);
      expect(path).toMatch(/^(?:Z|[ML]-?[\d.]+ -?[\d.]+|[CQ](?:-?[\d.]+ ){3,5}-?[\d.]+)+$/);
    }
  });
});

describe('fitText', () => {
  it('takes the largest size that fits, and breaks between words', () => {
    expect(fitText('Keys', 500, 4, [90, 60])).toEqual({ size: 90, lines: ['Keys'] });
    const { size, lines } = fitText('A straight wall in an old house', 400, 4, [90, 60, 40]);
    expect(lines.join(' ')).toBe('A straight wall in an old house');
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(400);
  });

  it('ends what is too long in an ellipsis, within its width', () => {
    const { size, lines } = fitText('plaster '.repeat(60), 400, 3, [60, 40]);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(400);
  });
});

describe('createPreviewCards', () => {
  it('draws words and picture, and keeps the card', async () => {
    let asked = 0;
    const draw = createPreviewCards({
      directory,
      renderer,
      pictures: () => {
        asked += 1;
        return new Response(new Uint8Array(red));
      },
    });
    const wanted = { ...card, picture: '/f/1001/2400x1600/aa/lift.png/m/560x630' };
    const [bytes, same] = await Promise.all([draw(wanted), draw(wanted)]);
    expect(same).toBe(bytes);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const pixel = async (left: number) => [
      ...(await sharp(bytes).removeAlpha().extract({ left, top: 300, width: 1, height: 1 }).raw().toBuffer()),
    ];
    expect(await pixel(1000)).toEqual([255, 0, 0]);
    expect(await pixel(20)).toEqual([243, 237, 225]);
    expect(await draw(wanted)).toEqual(bytes);
    expect(asked).toBe(1);
    expect(filesStored()).toHaveLength(1);
  });

  it('draws the words alone where the picture cannot be had, and tries again next time', async () => {
    const draw = createPreviewCards({ directory, renderer, pictures: () => new Response(null, { status: 404 }) });
    const bytes = await draw({ ...card, picture: '/f/gone.png' });
    expect((await sharp(bytes).metadata()).width).toBe(1200);
    expect(filesStored()).toHaveLength(1);
  });
});
