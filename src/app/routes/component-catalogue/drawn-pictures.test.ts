import { expect, test } from 'vitest';
import { picturesIn, withDrawnPictures } from './drawn-pictures.ts';

const wide = '/f/1001/2400x1600/aaaaaaaaaa/lobby.png';
const square = '/f/1001/1600x1600/bbbbbbbbbb/tag.png';

test('the pictures of stories are found, once each, and nothing else', () => {
  const stories = [{ photos: [{ filename: wide }, { filename: wide }], logo: { filename: square } }, { filename: '' }];
  expect(picturesIn(stories)).toEqual([wide, square]);
});

test('a stand-in becomes the picture of the nearest proportion; others stay', () => {
  const example = {
    media: { filename: '/f/1001/1800x1200/0000000000/stair.png', focus: '1x1:2x2' },
    url: '/f/1001/1200x1200/0000000000/spoon.png',
    kit: { filename: '/f/1001/x/0000000000/kit.pdf' },
    kept: { filename: wide, focus: '' },
  };
  expect(withDrawnPictures(example, [wide, square])).toEqual({
    media: { filename: wide, focus: '' },
    url: square,
    kit: { filename: '/f/1001/x/0000000000/kit.pdf' },
    kept: { filename: wide, focus: '' },
  });
  expect(withDrawnPictures(example, []).url).toBe(example.url);
});
