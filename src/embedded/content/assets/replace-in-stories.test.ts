import { expect, test } from 'vitest';
import { withFile } from './replace-in-stories.ts';

const former = '/f/1001/2400x1600/aaaaaaaaaa/lobby.png';
const file = { path: '/f/1001/1200x800/bbbbbbbbbb/lobby-at-night.jpg', facts: { color: '#101010', size: 5 } };

test('a new file comes into fields and rich text, with its own facts and the same focal point', () => {
  const content = {
    hero: {
      fieldtype: 'asset',
      filename: `https://ash.example${former}`,
      alt: 'The lobby',
      focus: '600x400:1200x800',
      meta_data: { color: '#ffffff', decorative: true },
    },
    photos: [{ fieldtype: 'asset', filename: '/f/1001/10x10/cccccccccc/bar.png', focus: '1x1:2x2' }],
    words: { type: 'doc', content: [{ type: 'image', attrs: { src: `${former}/m/640x0` } }] },
  };
  expect(withFile(content, former, file)).toEqual({
    hero: {
      fieldtype: 'asset',
      filename: `https://ash.example${file.path}`,
      alt: 'The lobby',
      focus: '300x200:600x400',
      meta_data: { color: '#101010', size: 5, decorative: true },
    },
    photos: content.photos,
    words: { type: 'doc', content: [{ type: 'image', attrs: { src: `${file.path}/m/640x0` } }] },
  });
});
