import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import StoryblokClient from 'storyblok-js-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContentService } from '#embedded/content/content-service.ts';
import { FIXTURE } from './content-fixture.ts';
import { type ContentServer, DATABASES, SPACE_ID, startContentServer, TOKENS } from './content-server.ts';

const PUBLIC = `token=${TOKENS.publicToken}`;

describe.each(DATABASES)('what trips clients up, on %s', (kind) => {
  let server: ContentServer;
  beforeAll(async () => {
    server = await startContentServer(kind);
    await server.service.seed(FIXTURE);
  });
  afterAll(() => server.close());

  const request = (path: string, init?: RequestInit) => fetch(`${server.origin}/v2/cdn/${path}`, init);
  const answer = async (path: string) => {
    const response = await request(path);
    return [response.status, await response.json()];
  };

  test('a wrong token, none, and a public one that asks for drafts', async () => {
    const refused = [401, { error: 'Unauthorized' }];
    expect(await answer('stories')).toEqual(refused);
    expect(await answer('stories?token=wrong&cv=0')).toEqual(refused);
    expect(await answer(`stories?${PUBLIC}&version=draft`)).toEqual(refused);
    expect(await answer(`stories/home?${PUBLIC}&version=draft`)).toEqual(refused);
    expect(await answer(`links?${PUBLIC}&version=draft`)).toEqual(refused);
  });

  test('what does not exist is an array', async () => {
    const missing = [404, ['This record could not be found']];
    expect(await answer(`stories/nowhere?${PUBLIC}&cv=0`)).toEqual(missing);
    expect(await answer(`stories/mail/unfinished?${PUBLIC}&cv=0`)).toEqual(missing);
    expect(await answer(`nothing?${PUBLIC}`)).toEqual(missing);
    const read = new StoryblokClient({ accessToken: TOKENS.publicToken, endpoint: `${server.origin}/v2` });
    await expect(read.get('cdn/stories/nowhere')).rejects.toMatchObject({ status: 404 });
  });

  test('unknown parameters are named', async () => {
    expect(await answer(`stories?${PUBLIC}&cv=0&colour=red&filter_query[a][in]=1&size[x]=1`)).toEqual([
      422,
      { error: 'Parameter(s) colour, size not allowed' },
    ]);
    expect((await answer(`stories/home?${PUBLIC}&cv=0&starts_with=a`))[0]).toBe(422);
    expect((await answer(`links?${PUBLIC}&cv=0&resolve_links=url`))[0]).toBe(422);
    expect((await answer(`tags?${PUBLIC}&page=1`))[0]).toBe(422);
  });

  test.each([
    ['filter_query[a][equals]=1', 'filter_query operation equals is not known'],
    ['filter_query[a]=1', 'filter_query[a] is not of the form filter_query[field][operation]'],
    ['filter_query[a][is]=odd', 'filter_query is=odd is not known'],
    ['sort_by=colour:asc', 'sort_by field colour is not known'],
    ['sort_by=name:up', 'sort_by option up is not known'],
    ['level=deep', 'level is not a number: deep'],
    ['published_at_gt=soon', 'published_at_gt is not a date: soon'],
    ['version=old', 'version is not known: old'],
  ])('%s cannot be read', async (parameter, error) => {
    expect(await answer(`stories?${PUBLIC}&cv=0&${parameter}`)).toEqual([422, { error }]);
  });

  test('a published request without cv is sent to the current one, its parameters sorted', async () => {
    const path = 'stories/hotels%2Fulysses';
    const response = await request(`${path}?version=published&${PUBLIC}&language=default`, { redirect: 'manual' });
    const { cv } = (await (await request(`${path}?${PUBLIC}&cv=0`)).json()) as { cv: number };
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`?cv=${cv}&language=default&${PUBLIC}&version=published`);
    const followed = await request(`${path}?${PUBLIC}`);
    expect(followed.url).toBe(`${server.origin}/v2/cdn/${path}?cv=${cv}&${PUBLIC}`);
    expect(await followed.json()).toMatchObject({ story: { name: 'Ulysses' } });
  });

  test('the redirect keeps what belongs together in a filter', async () => {
    const groups = ['[rooms][gt_int]=110', '[city][in]=Detroit', '[rooms][lt_int]=60'].map(
      (part) => `filter_query[__or][]${part}`,
    );
    const response = await request(`stories?${groups.join('&')}&${PUBLIC}`);
    expect(response.redirected).toBe(true);
    const { stories } = (await response.json()) as { stories: { name: string }[] };
    expect(stories.map((story) => story.name)).toEqual(['Ulysses', 'Neptune', 'The Siren']);
  });

  test.each(['0', 'undefined', '1', ''])('cv=%s is served with the latest', async (cv) => {
    const response = await request(`stories/home?${PUBLIC}&cv=${cv}`, { redirect: 'manual' });
    expect(response.status).toBe(200);
  });

  test('a browser of another origin sees the totals', async () => {
    const response = await request(`stories?${PUBLIC}&cv=0`, { headers: { origin: 'http://editor.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toBe('total,per-page');
    expect([response.headers.get('total'), response.headers.get('per-page')]).toEqual(['9', '25']);
  });

  test('an address that is not encoded correctly is refused', async () => {
    expect((await answer(`stories/%E0%A4%A?${PUBLIC}&cv=0`))[0]).toBe(400);
  });
});

describe.each(DATABASES)('the rate limit on %s', (kind) => {
  test('more than the limit in a second is refused by token, in JSON that clients can read', async () => {
    let time = Date.parse('2026-11-21T09:00:00Z');
    const server = await startContentServer(kind, { rateLimit: 2, now: () => new Date(time) });
    const ask = async (token: string) => {
      const response = await fetch(`${server.origin}/v2/cdn/spaces/me?token=${token}`);
      return [response.status, await response.json()];
    };
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await ask(TOKENS.publicToken))[0]);
    expect(statuses).toEqual([200, 200, 429]);
    expect(await ask(TOKENS.publicToken)).toEqual([429, { error: 'Rate limit reached' }]);
    expect((await ask(TOKENS.previewToken))[0]).toBe(200);
    time += 1001;
    expect((await ask(TOKENS.publicToken))[0]).toBe(200);
    await server.close();
  });
});

describe('cv', () => {
  test('only ever increases: across seeds, restarts and a clock that goes back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'content-cv-'));
    let time = Date.parse('2026-11-21T09:00:00Z');
    const start = () =>
      createContentService({
        database: join(folder, 'content.db'),
        spaceId: SPACE_ID,
        spaceName: 'cv',
        domain: '',
        rateLimit: 0,
        ...TOKENS,
        now: () => new Date(time),
      });
    const cvOf = async (service: Awaited<ReturnType<typeof start>>) => {
      const response = await service.fetch(new Request(`http://content.example/v2/cdn/spaces/me?${PUBLIC}`));
      return ((await response.json()) as { space: { version: number } }).space.version;
    };
    const page = (heading: string) => ({
      stories: [{ full_slug: 'home', name: 'Home', content: { component: 'page', heading } }],
      datasources: [],
    });
    try {
      const first = await start();
      expect(await first.isEmpty()).toBe(true);
      const cvs = [await cvOf(first)];
      await first.seed(page('one'));
      cvs.push(await cvOf(first));
      await first.close();
      time -= 3_600_000;
      const second = await start();
      expect(await second.isEmpty()).toBe(false);
      await second.seed(page('two'));
      cvs.push(await cvOf(second));
      await second.seed(page('two'));
      expect(await cvOf(second)).toBe(cvs.at(-1));
      await second.close();
      expect(cvs).toEqual(cvs.toSorted((left, right) => left - right));
      expect(new Set(cvs).size).toBe(3);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
