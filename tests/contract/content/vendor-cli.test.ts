import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
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

/** Asks for a part of the library, or with a body makes one. */
async function library(server: ContentServer, path: string, body?: object): Promise<Record<string, unknown>> {
  const space = (await (await fetch(`${server.origin}/v1/spaces`, { headers })).json()) as { spaces: { id: number }[] };
  const response = await fetch(`${server.origin}/v1/spaces/${space.spaces[0]?.id}/${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, unknown>;
}
const headers = { authorization: TOKENS.managementToken };

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

  test('assets are pulled with their files and folders, and pushed into an empty installation', async () => {
    const target = await startContentServer(kind, { spaceId: EMPTY_SPACE });
    try {
      const folders = await library(full, 'asset_folders', { asset_folder: { name: 'Rooms' } });
      const folderId = (folders.asset_folder as { id: number }).id;
      const file = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#204060' } })
        .png()
        .toBuffer();
      const signed = await library(full, 'assets', { filename: 'bay.png', alt: 'A bay', asset_folder_id: folderId });
      const form = new FormData();
      for (const [name, value] of Object.entries(signed.fields as object)) form.append(name, value);
      form.append('file', new Blob([new Uint8Array(file)]), 'bay.png');
      await fetch(`${full.origin}/asset-uploads`, { method: 'POST', body: form });
      await library(full, `assets/${signed.id}/finish_upload`, {});

      const [from, to] = [String(SPACE_ID), String(EMPTY_SPACE)];
      await runCli(folder, full.origin, 'assets', 'pull', '--space', from, '--query', 'search=bay.png');
      await runCli(folder, target.origin, 'assets', 'push', '--space', to, '--from', from);
      const pushed = await library(target, 'assets');
      const folderOfPushed = await library(target, 'asset_folders');
      const [asset] = pushed.assets as { filename: string; alt: string; asset_folder_id: number }[];
      expect(asset).toMatchObject({ alt: 'A bay', short_filename: 'bay.png' });
      expect(folderOfPushed.asset_folders).toMatchObject([{ id: asset?.asset_folder_id, name: 'Rooms' }]);
      const sent = await fetch(new URL(new URL(asset?.filename ?? '').pathname, target.origin));
      expect(Buffer.from(await sent.arrayBuffer()).equals(file)).toBe(true);
    } finally {
      await target.close();
    }
  }, 120_000);

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
