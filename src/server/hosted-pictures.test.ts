import { describe, expect, it } from 'vitest';
import { parseImagePath } from '#services/images/image-path.ts';
import { imageUrl } from '#ui/image-url.ts';
import { readConfig } from './config.ts';
import { hostedPictures, ownPictureAddress } from './hosted-pictures.ts';

const shop = 'https://cdn.shopify.com';

describe('hostedPictures', () => {
  it.each([
    ['https://api.storyblok.com/v2', 'https://a.storyblok.com'],
    ['https://api-us.storyblok.com/v2', 'https://a-us.storyblok.com'],
    ['http://127.0.0.1:9000/v2', 'http://127.0.0.1:9000'],
  ])('of %s are at %s, of the configured space alone', (url, origin) => {
    const config = readConfig({ CONTENT_API_URL: url, CONTENT_TOKEN: 't', CONTENT_SPACE_ID: '77' }, false);
    expect(hostedPictures(config)).toEqual({ content: { origin, space: 77 }, commerce: [] });
  });

  it('are none where everything is embedded', () => {
    expect(hostedPictures(readConfig({}, false))).toEqual({ content: null, commerce: [] });
  });
});

describe('ownPictureAddress', () => {
  const rewrite = ownPictureAddress([shop]);

  it('takes the shop’s pictures to this site, where a size can be asked for', () => {
    const original = `${shop}/s/files/1/0001/mug.jpg?v=17`;
    const own = rewrite(original);
    expect(own).toMatch(/^\/f\/0\/0x0\/shop\/[\w-]+\.jpg$/);
    const { space, name, transform } = parseImagePath(imageUrl(own, { width: 640 }));
    expect([space, Buffer.from(name, 'base64url').toString(), transform?.width]).toEqual(['0', original, 640]);
  });

  it.each([`${shop}/s/files/1/manual.pdf`, 'https://evil.example/mug.jpg', `${shop}.evil.example/mug.jpg`, 'A mug'])(
    'leaves %s as it is',
    (text) => expect(rewrite(text)).toBe(text),
  );
});
