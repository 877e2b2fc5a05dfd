import { expect, test } from 'vitest';
import type { Story } from '#protocol/storyblok/story.ts';
import { resolveNested } from './nested-relations.ts';

type Friends = { uuid: string; content: { friends: (string | Friends)[] } };

const person = (uuid: string, friends: unknown[]) =>
  ({ uuid, content: { _uid: uuid, component: 'person', friends } }) as unknown as Story;
/** As the vendor's client leaves a story: wanted uuids replaced by marked copies, one level deep. */
const inlined = (story: Story) => ({ ...structuredClone(story), _stopResolving: true });
const friendsOf = (story: unknown) => (story as Friends).content.friends;
const fields = new Set(['person.friends']);

test('the second level is put into place, and its relations stay uuids', () => {
  const rels = [person('b', ['c']), person('c', ['d']), person('d', [])];
  const story = person('a', [inlined(person('b', ['c']))]);
  resolveNested([story], rels, fields);
  expect(friendsOf(story)).toMatchObject([
    { uuid: 'b', content: { friends: [{ uuid: 'c', content: { friends: ['d'] } }] } },
  ]);
});

test('stories that name each other and themselves end', () => {
  const rels = [person('a', ['a', 'b']), person('b', ['a', 'b'])];
  const story = person('a', rels.map(inlined));
  resolveNested([story], rels, fields);
  expect(JSON.parse(JSON.stringify(story))).toEqual(story);
  expect(friendsOf(story)).toMatchObject([
    { uuid: 'a', content: { friends: ['a', { uuid: 'b', content: { friends: ['a', 'b'] } }] } },
    { uuid: 'b', content: { friends: ['a', 'b'] } },
  ]);
});

test('fifty stories that all name each other stay of a size to be sent', () => {
  const uuids = Array.from({ length: 50 }, (_, index) => `person-${index}`);
  const rels = uuids.map((uuid) => person(uuid, uuids));
  const story = person('a', rels.map(inlined));
  resolveNested([story], rels, fields);
  expect(JSON.stringify(story).length).toBeLessThan(3_000_000);
});

test('other fields, unknown uuids and texts stay as they are, and marks go', () => {
  const story = person('a', [inlined(person('b', ['nobody'])), 'nobody']);
  story.content.motto = 'b';
  story.content.link = { linktype: 'story', story: { uuid: 'c', full_slug: 'c', _stopResolving: true } };
  resolveNested([story], [person('b', [])], fields);
  expect(story.content).toMatchObject({
    motto: 'b',
    friends: [{ uuid: 'b', content: { friends: ['nobody'] } }, 'nobody'],
  });
  expect(JSON.stringify(story)).not.toContain('_stopResolving');
});
