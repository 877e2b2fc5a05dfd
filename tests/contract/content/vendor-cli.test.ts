import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentSeed } from '#content/seed.ts';
import type { LinksResponse, StoryResponse } from '#protocol/storyblok/cdn.ts';
import type { Story } from '#protocol/storyblok/story.ts';
import { type ContentServer, DATABASES, SPACE_ID, startContentServer, TOKENS } from './content-server.ts';
import { runCli } from './run-cli.ts';

const EMPTY_SPACE = 4712;
const seed = contentSeed(new Date('2026-11-21T09:00:00Z'));

/** Every story of a service, by its address. */
async function allStories({ origin }: ContentServer, version: 'draft' | 'published'): Promise<Map<string, Story>> {
  const read = async <Answer>(path: string) =>
    (await (
      await fetch(`${origin}/v2/cdn/${path}token=${TOKENS.previewToken}&version=${version}&cv=0`)
    ).json()) as Answer;
  const { links } = await read<LinksResponse>('links?per_page=1000&');
  const slugs = Object.values(links).flatMap(({ is_folder, slug }) => (is_folder ? [] : [slug]));
  const stories = await Promise.all(slugs.map((slug) => read<StoryResponse>(`stories/${slug}?`)));
  return new Map(stories.map(({ story }) => [story.full_slug, story]));
}

/** What of the stories another space may not change; a reference is the address it leads to. */
function comparable(stories: Map<string, Story>) {
  const addresses = new Map([...stories.values()].map((story) => [story.uuid, story.full_slug]));
  const text = (value: unknown) =>
    JSON.stringify(value).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (uuid) => addresses.get(uuid) ?? uuid);
  return [...stories.values()]
    .map(({ name, full_slug, slug, is_startpage, tag_list, position, path, meta_data, sort_by_date, content }) =>
      JSON.parse(
        text({
          name,
          full_slug,
          slug,
          is_startpage,
          tag_list,
          position,
          path,
          meta_data,
          sort_by_date,
          content: bare(content),
        }),
      ),
    )
    .sort((left, right) => (left.full_slug < right.full_slug ? -1 : 1));
}

/** Without the marks of drafts, which name the space. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (key === '_editable' ? [] : [[key, bare(part)]])),
  );
}

describe.each(DATABASES)('the vendor CLI on %s', (kind) => {
  let full: ContentServer;
  let empty: ContentServer;
  const folder = mkdtempSync(join(tmpdir(), 'ash-cli-'));

  beforeAll(async () => {
    full = await startContentServer(kind);
    empty = await startContentServer(kind, { spaceId: EMPTY_SPACE });
    await full.service.seed(seed);
  });
  afterAll(async () => {
    await full.close();
    await empty.close();
    rmSync(folder, { recursive: true });
  });

  test('everything is pulled and pushed into an empty installation, which then has the same stories', async () => {
    const from = String(SPACE_ID);
    const to = String(EMPTY_SPACE);
    for (const what of ['components', 'datasources', 'stories']) {
      await runCli(folder, full.origin, what, 'pull', '--space', from);
    }
    for (const what of ['components', 'datasources', 'stories']) {
      await runCli(folder, empty.origin, what, 'push', '--space', to, '--from', from);
    }
    for (const version of ['draft', 'published'] as const) {
      const [pulled, pushed] = [await allStories(full, version), await allStories(empty, version)];
      expect(pulled.size).toBe(seed.stories.length);
      expect(comparable(pushed)).toEqual(comparable(pulled));
    }
    const entries = async ({ origin }: ContentServer) => {
      const answer = await fetch(`${origin}/v2/cdn/datasource_entries?token=${TOKENS.publicToken}&cv=0&per_page=1000`);
      const { datasource_entries } = (await answer.json()) as { datasource_entries: { name: string; value: string }[] };
      return datasource_entries.map(({ name, value }) => `${name} = ${value}`);
    };
    expect(await entries(empty)).toEqual(await entries(full));
  }, 240_000);

  test('the content model is pushed from the code', async () => {
    const entry = join(import.meta.dirname, '../../../src/blocks/registry/schemas.ts');
    const target = await startContentServer(kind, { spaceId: EMPTY_SPACE });
    try {
      const push = [
        'schema',
        'push',
        entry,
        '--space',
        String(EMPTY_SPACE),
        '--no-migrations',
        '--no-write-components',
      ];
      await runCli(folder, target.origin, ...push);
      const response = await fetch(`${target.origin}/v1/spaces/${EMPTY_SPACE}/components`, {
        headers: { authorization: TOKENS.managementToken },
      });
      const { components } = (await response.json()) as { components: { name: string; schema: object }[] };
      const fields = (all: readonly { name: string; schema: object }[]) =>
        Object.fromEntries(all.map(({ name, schema }) => [name, Object.keys(schema).sort()]));
      expect(fields(components)).toEqual(fields(seed.components ?? []));
      // What is there already is not written again.
      target.requests.length = 0;
      await runCli(folder, target.origin, ...push);
      expect(target.requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
    } finally {
      await target.close();
    }
  }, 120_000);
});
