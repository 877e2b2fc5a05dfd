import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningSite } from './running-site.ts';

const root = join(import.meta.dirname, '../..');

type Content = { component: string; [field: string]: unknown };
type EditedStory = { id: number; parent_id: number; content: Content };

/** What an editor does to the stories of a running site, over its management API. */
export type ContentEditor = {
  story: (slug: string) => Promise<EditedStory>;
  /** Changes fields of a story's draft. */
  edit: (slug: string, fields: Record<string, unknown>) => Promise<void>;
  /** Copies a story to another slug of its folder, changes fields of it and publishes it. */
  publishCopy: (slug: string, copy: string, fields: Record<string, unknown>) => Promise<void>;
  publish: (slug: string) => Promise<void>;
  unpublish: (slug: string) => Promise<void>;
  /** A path as the editor opens it: its query signed now, or `secondsAgo`. */
  signedPath: (path: string, secondsAgo?: number) => string;
};

const spaceId = 1001;

export async function contentEditor({ address, database }: RunningSite): Promise<ContentEditor> {
  const tokens = await readTokens(database);
  const base = `${address}/_services/content/v1/spaces/${spaceId}/stories`;

  async function send<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = { Authorization: tokens.content_management ?? '', 'Content-Type': 'application/json' };
    const response = await fetch(`${base}${path}`, { ...init, headers, signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }
  async function story(slug: string): Promise<EditedStory> {
    const { stories } = await send<{ stories: EditedStory[] }>(`?with_slug=${slug}&story_only=1`);
    if (!stories[0]) throw new Error(`no story at ${slug}`);
    return (await send<{ story: EditedStory }>(`/${stories[0].id}`)).story;
  }
  return {
    story,
    async edit(slug, fields) {
      const { id, content } = await story(slug);
      const body = JSON.stringify({ story: { content: { ...content, ...fields } } });
      await send(`/${id}`, { method: 'PUT', body });
    },
    async publishCopy(slug, copy, fields) {
      const { content, parent_id } = await story(slug);
      const changed = { name: copy, slug: copy, parent_id, content: { ...content, ...fields } };
      await send('', { method: 'POST', body: JSON.stringify({ publish: 1, story: changed }) });
    },
    publish: async (slug) => send(`/${(await story(slug)).id}/publish`),
    unpublish: async (slug) => send(`/${(await story(slug)).id}/unpublish`),
    signedPath(path, secondsAgo = 0) {
      const timestamp = Math.floor(Date.now() / 1000) - secondsAgo;
      const token = createHash('sha1').update(`${spaceId}:${tokens.content_preview}:${timestamp}`).digest('hex');
      const query = new URLSearchParams({
        _storyblok: '1',
        '_storyblok_tk[space_id]': String(spaceId),
        '_storyblok_tk[timestamp]': String(timestamp),
        '_storyblok_tk[token]': token,
      });
      return `${path}?${query}`;
    },
  };
}

/** The secret tokens of a site's embedded services, from the command that prints them. */
async function readTokens(database: string): Promise<Record<string, string>> {
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/node'), ['src/cli/tokens.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: database, NODE_NO_WARNINGS: '1' },
  });
  return Object.fromEntries(stdout.split('\n').flatMap((line) => (line.includes(': ') ? [line.split(': ')] : [])));
}
