import { expect, test } from 'vitest';
import { firstPicture } from './first-picture.ts';

const film = { filename: '/f/1/film.mp4' };
const picture = { filename: '/f/1/office.svg', alt: 'Four people at a table' };
const other = { filename: '/f/1/other.svg' };

test('the first picture of a page is found in its sections, however deep', () => {
  expect(
    firstPicture({ title: 'Team', body: [{ text: 'Eight' }, { people: [{ photo: picture }] }, { image: other }] }),
  ).toBe(picture);
});

test('a film is no picture', () => {
  expect(firstPicture({ body: [{ media: film }, { image: picture }] })).toBe(picture);
});

test('a page of words has none', () => {
  expect(firstPicture({ title: 'Terms', body: [{ text: 'Words', image: { filename: '' } }, null] })).toBeNull();
});
