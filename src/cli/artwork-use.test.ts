import { expect, test } from 'vitest';
import { contentSeed } from '#content/seed.ts';
import { drawingsInPage, repeatsOf, usesIn } from './artwork-use.ts';

const lobby = { fieldtype: 'asset', filename: '/f/1001/2400x1600/0123456789/siren-lobby.png' };

test('finds every drawing of a story with the path of its field', () => {
  expect(usesIn('home', { body: [{ media: lobby }, { text: '/elsewhere.png' }] })).toEqual([
    { drawing: 'siren-lobby', page: 'home', path: 'body.0.media' },
  ]);
});

test('names what stands twice on a page, but not its link preview', () => {
  expect(repeatsOf(usesIn('home', { seo_og_image: lobby, body: [{ media: lobby }] }))).toEqual([]);
  expect(repeatsOf(usesIn('home', { body: [{ media: lobby }, { photos: [lobby] }] }))).toEqual([
    'home: siren-lobby (body.0.media, body.1.photos.0)',
  ]);
  expect(repeatsOf(usesIn('room', { photos: [lobby, lobby] }))).toEqual(['room: siren-lobby (photos.0, photos.1)']);
});

test('reads the main part of a served page without the twins of lazy pictures', () => {
  const candidates = `${lobby.filename}/m/320x0 320w, ${lobby.filename}/m/480x0 480w`;
  const lazy = `<img alt="" data-srcset="${candidates}"><noscript><img alt="" srcSet="${candidates}"></noscript>`;
  const first = `<img alt="" src="${lobby.filename}/m/800x0" srcSet="${candidates}">`;
  expect(drawingsInPage(`<header>${lazy}</header><main>${first}${lazy}</main>`)).toEqual([
    'siren-lobby',
    'siren-lobby',
  ]);
});

test('no story of the demonstration shows a drawing twice', () => {
  const { stories } = contentSeed(new Date('2026-05-01T00:00:00Z'));
  expect(repeatsOf(stories.flatMap(({ full_slug, content }) => usesIn(full_slug, content)))).toEqual([]);
});
