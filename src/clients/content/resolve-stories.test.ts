import { expect, test } from 'vitest';
import { partialDouble } from '#blocks/testing/partial-double.ts';
import type { ResolvedLink } from '#protocol/storyblok/cdn.ts';
import type { Story } from '#protocol/storyblok/story.ts';
import { resolveStories } from './resolve-stories.ts';

type Friends = { uuid: string; content: { friends: (string | Friends)[] } };

const person = (uuid: string, friends: unknown[]) =>
  partialDouble<Story>({ uuid, content: { _uid: uuid, component: 'person', friends } });
const friendsOf = (story: unknown) => (story as Friends).content.friends;
const fields = new Set(['person.friends']);
const resolve = (story: Story, rels: Story[], links: ResolvedLink[] = []) =>
  resolveStories([story], { rels, links, fields });

test('the second level is put into place, and its relations stay uuids', () => {
  const story = person('a', ['b']);
  resolve(story, [person('b', ['c']), person('c', ['d']), person('d', [])]);
  expect(friendsOf(story)).toMatchObject([
    { uuid: 'b', content: { friends: [{ uuid: 'c', content: { friends: ['d'] } }] } },
  ]);
});

test('stories that name each other and themselves end', () => {
  const story = person('a', ['a', 'b']);
  resolve(story, [person('a', ['a', 'b']), person('b', ['a', 'b'])]);
  expect(JSON.parse(JSON.stringify(story))).toEqual(story);
  expect(friendsOf(story)).toMatchObject([
    { uuid: 'a', content: { friends: ['a', { uuid: 'b', content: { friends: ['a', 'b'] } }] } },
    { uuid: 'b', content: { friends: ['a', 'b'] } },
  ]);
});

test('fifty stories that all name each other stay of a size to be sent', () => {
  const uuids = Array.from({ length: 50 }, (_, index) => `person-${index}`);
  const story = person('a', uuids);
  resolve(
    story,
    uuids.map((uuid) => person(uuid, uuids)),
  );
  expect(JSON.stringify(story).length).toBeLessThan(3_000_000);
});

test('other fields and unknown uuids stay as they are', () => {
  const story = person('a', ['b', 'nobody']);
  story.content.motto = 'b';
  resolve(story, [person('b', ['nobody'])]);
  expect(story.content).toMatchObject({
    motto: 'b',
    friends: [{ uuid: 'b', content: { friends: ['nobody'] } }, 'nobody'],
  });
});

test('links to stories get theirs, in fields and in rich text, with relations of its own', () => {
  const story = person('a', []);
  story.content.link = { fieldtype: 'multilink', linktype: 'story', id: 'b', url: '' };
  story.content.away = { fieldtype: 'multilink', linktype: 'url', id: 'b', url: 'https://away.example' };
  story.content.gone = { fieldtype: 'multilink', linktype: 'story', id: 'nobody', url: '' };
  story.content.text = {
    type: 'doc',
    content: [{ type: 'link', attrs: { linktype: 'story', uuid: 'b', href: '/b' } }],
  };
  resolve(story, [person('c', ['b'])], [person('b', ['c'])]);
  const linked = { uuid: 'b', content: { friends: [{ uuid: 'c', content: { friends: ['b'] } }] } };
  expect(story.content).toMatchObject({
    link: { id: 'b', story: linked },
    text: { content: [{ attrs: { story: linked } }] },
  });
  expect([story.content.away, story.content.gone]).not.toContainEqual(expect.objectContaining({ story: linked }));
});

test('an answer is not changed where a story is put in two places', () => {
  const rels = [person('b', ['c']), person('c', [])];
  const story = person('a', ['b', 'b']);
  resolve(story, rels);
  expect(friendsOf(story)[0]).toEqual(friendsOf(story)[1]);
  expect(friendsOf(story)[0]).not.toBe(friendsOf(story)[1]);
  expect(rels[0]).toEqual(person('b', ['c']));
});
