import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type DraftAccess, draftQuery, maySeeDrafts } from './draft-access.ts';

const now = new Date('2026-06-01T12:00:00Z');
const seconds = now.getTime() / 1000;
const signed: DraftAccess = { kind: 'signed', spaceId: 1001, previewToken: 'secret' };

function sign(space: number | string, token: string, timestamp: number): string {
  return createHash('sha1').update(`${space}:${token}:${timestamp}`).digest('hex');
}

/** A page's address as the editor opens it; `changes` replaces parts of a valid signature. */
function editorUrl(changes: { space?: number; timestamp?: number; token?: string; without?: string } = {}): URL {
  const { space = 1001, timestamp = seconds - 10, without } = changes;
  const token = changes.token ?? sign(1001, 'secret', timestamp);
  const url = new URL('http://localhost/about');
  url.searchParams.set('_storyblok', '1042');
  url.searchParams.set('_storyblok_tk[space_id]', String(space));
  url.searchParams.set('_storyblok_tk[timestamp]', String(timestamp));
  url.searchParams.set('_storyblok_tk[token]', token);
  if (without) url.searchParams.delete(without);
  return url;
}

const plain = new URL('http://localhost/about');
const unsigned = new URL('http://localhost/about?_storyblok=1042');
const valueless = new URL('http://localhost/about?_storyblok');

const table: [what: string, access: DraftAccess, url: URL, seen: boolean][] = [
  ['open, without the query', { kind: 'open' }, plain, false],
  ['open, with the query', { kind: 'open' }, unsigned, true],
  ['open, with the query without a value', { kind: 'open' }, valueless, true],
  ['signed, without the query', signed, plain, false],
  ['signed, with the query alone', signed, unsigned, false],
  ['signed, rightly', signed, editorUrl(), true],
  ['signed, an hour ago to the second', signed, editorUrl({ timestamp: seconds - 3600 }), true],
  ['signed, a second more than an hour ago', signed, editorUrl({ timestamp: seconds - 3601 }), false],
  ['signed by a clock a minute ahead', signed, editorUrl({ timestamp: seconds + 60 }), true],
  ['signed for the future', signed, editorUrl({ timestamp: seconds + 3600 }), false],
  ['signed with another token', signed, editorUrl({ token: sign(1001, 'guess', seconds - 10) }), false],
  ['signed with a shorter token', signed, editorUrl({ token: 'abc' }), false],
  ['signed with an empty token', signed, editorUrl({ token: '' }), false],
  ['signed for another space', signed, editorUrl({ space: 7, token: sign(7, 'secret', seconds - 10) }), false],
  ['signed, but without _storyblok', signed, editorUrl({ without: '_storyblok' }), false],
  ['signed, but without the timestamp', signed, editorUrl({ without: '_storyblok_tk[timestamp]' }), false],
  ['signed, where the space is not configured', { ...signed, spaceId: null }, editorUrl(), false],
  ['signed, where the token is not configured', { ...signed, previewToken: null }, editorUrl(), false],
  [
    'signed with an empty token, where none is configured',
    { ...signed, previewToken: '' },
    editorUrl({ token: sign(1001, '', seconds - 10) }),
    false,
  ],
];

describe('maySeeDrafts', () => {
  it.each(table)('%s', (_what, access, url, seen) => {
    expect(maySeeDrafts(access, url, now)).toBe(seen);
  });
});

it('an editor of the embedded service is given a query that counts', () => {
  const url = new URL(`http://localhost/about?${draftQuery(signed, now)}`);
  expect(maySeeDrafts(signed, url, now)).toBe(true);
  expect(maySeeDrafts({ ...signed, previewToken: 'another' }, url, now)).toBe(false);
  expect(draftQuery({ kind: 'open' }, now)).toBe('_storyblok=1');
});
