import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureFacts } from './picture-facts.ts';

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">${inside}</svg>`);

test('says the main colour, and how light it is where words may stand', async () => {
  const facts = await pictureFacts(
    svg(
      '<rect width="1200" height="800" fill="#101828"/><rect x="720" y="200" width="480" height="600" fill="#fff"/><circle cx="200" cy="300" r="6" fill="#fff"/>',
    ),
  );
  expect(facts.color).toMatch(/^#[01][0-9a-f][12][0-9a-f][23][0-9a-f]$/);
  // One lamp is not the ground of a word; a wall is.
  expect(facts.left).toBe('#101828');
  expect(facts.right).toBe('#ffffff');
  expect(facts.foot).toBe('#ffffff');
});

test('its preview is a small picture of the same proportion, in at most 400 bytes with its address', async () => {
  const stripes = Array.from({ length: 40 }, (_, at) => {
    const hue = (at * 47) % 360;
    return `<rect x="${at * 30}" width="30" height="800" fill="hsl(${hue} 80% 50%)"/>`;
  });
  const { preview } = await pictureFacts(svg(stripes.join('')));
  expect(`data:image/webp;base64,${preview}`.length).toBeLessThanOrEqual(400);
  const { format, width = 0, height = 0 } = await sharp(Buffer.from(preview, 'base64')).metadata();
  expect(format).toBe('webp');
  expect(width / height).toBeCloseTo(1.5, 0);
});

test('refuses what is no picture', async () => {
  await expect(pictureFacts(Buffer.from('words'))).rejects.toThrow();
});
