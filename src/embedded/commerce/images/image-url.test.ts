import { expect, test } from 'vitest';
import { parseImagePath } from '#services/images/image-path.ts';
import { type ImageTransform, imageUrl } from './image-url.ts';

const source = { path: '/f/1/1600x1200/0a1b2c3d4e/products-mug.png', width: 1600, height: 1200 };
const address = (transform: ImageTransform | null) => imageUrl('https://ash.example', source, transform);

test.each<[ImageTransform | null, string]>([
  [null, ''],
  [{}, ''],
  [{ maxWidth: 400 }, '/m/400x300'],
  [{ maxHeight: 300 }, '/m/400x300'],
  [{ maxWidth: 400, maxHeight: 400 }, '/m/400x300'],
  [{ maxWidth: 400, scale: 2 }, '/m/800x600'],
  [{ maxWidth: 5000 }, '/m/1600x1200'],
  [{ maxWidth: 400, maxHeight: 400, crop: 'CENTER' }, '/m/400x400'],
  [{ maxWidth: 400, maxHeight: 400, crop: 'TOP' }, '/m/400x400/filters:focal(0x0:1600x1)'],
  [{ maxWidth: 400, maxHeight: 400, crop: 'RIGHT' }, '/m/400x400/filters:focal(1599x0:1600x1200)'],
  [{ maxWidth: 400, preferredContentType: 'WEBP' }, '/m/400x300/filters:format(webp)'],
  [{ preferredContentType: 'JPG' }, '/m/filters:format(jpeg)'],
  [{ maxWidth: 0, maxHeight: -3 }, ''],
])('%j', (transform, steps) => {
  expect(address(transform)).toBe(`https://ash.example${source.path}${steps}`);
});

test('the image service reads what is written, and crops at the given place', () => {
  const url = new URL(address({ maxWidth: 400, maxHeight: 400, crop: 'BOTTOM', preferredContentType: 'WEBP' }));
  expect(parseImagePath(url.pathname).transform).toMatchObject({
    width: 400,
    height: 400,
    filters: { focal: { left: 0, top: 1199, right: 1600, bottom: 1200 }, format: 'webp' },
  });
});
