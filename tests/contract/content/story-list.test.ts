import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { managementList } from '#embedded/content/management/story-list.ts';
import { contentMigrations } from '#embedded/content/migrations.ts';
import { sampleStories } from '#embedded/content/sample-stories.ts';
import type { ContentTables } from '#embedded/content/tables.ts';
import { type OpenDatabase, openDatabase } from '#services/database/open-database.ts';
import { type ContentServer, DATABASES, startContentServer } from './content-server.ts';

const count = 1200;

describe.each(DATABASES)('lists of many stories on %s', (kind) => {
  let server: ContentServer;
  let database: OpenDatabase<ContentTables>;
  let reads: number[] = [];
  /** Notes how many rows each query gives. */
  const counted: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      reads.push(result.rows.length);
      return result;
    },
  };

  beforeAll(async () => {
    server = await startContentServer(kind);
    await server.service.seed({ stories: sampleStories(count), datasources: [] });
    database = await openDatabase<ContentTables>(server.location, 'content', contentMigrations);
  });
  afterAll(async () => {
    await database.close();
    await server.close();
  });

  async function list(query: string, { page = 1, perPage = 100 } = {}) {
    reads = [];
    const db = database.db.withPlugin(counted);
    const { rows, total } = await managementList(db, new URLSearchParams(query), { page, perPage });
    return { names: rows.map(({ name }) => name), slugs: rows.map(({ full_slug }) => full_slug), total, reads };
  }

  test('a folder reads what lies in it, and nothing else', async () => {
    const top = await list('with_parent=0&sort_by=name:asc');
    expect([top.slugs, top.total, top.reads]).toEqual([['ash-mail'], 1, [1, 1]]);
    const [mail] = (await database.db
      .selectFrom('content_story')
      .select('id')
      .where('full_slug', '=', 'ash-mail/archive')
      .execute()) as [{ id: number }];
    const archive = await list(`with_parent=${mail.id}&sort_by=slug:asc`);
    expect(archive.slugs).toEqual([
      'ash-mail/archive/2016',
      'ash-mail/archive/2017',
      'ash-mail/archive/2018',
      'ash-mail/archive/2019',
    ]);
    expect(archive.reads).toEqual([4, 4]);
    expect((await list('with_parent=none')).reads).toEqual([0]);
  });

  test('a search reads names of what it finds, and the rest of one page alone', async () => {
    const found = await list('search=BALLROOM&story_only=1&sort_by=name:asc', { perPage: 20 });
    expect(found.total).toBe(count / 10);
    expect(found.reads).toEqual([count / 10, 20]);
    expect(found.names.every((name) => name.includes('ballroom'))).toBe(true);
    expect(found.names).toEqual(found.names.toSorted());
    const last = await list('search=ballroom&story_only=1&sort_by=name:asc', { perPage: 50, page: 3 });
    expect([last.names.length, last.reads]).toEqual([20, [120, 20]]);
    expect((await list('search=note-77')).slugs).toContain('ash-mail/archive/2016/note-77');
  });

  test('signs that mean something to the database are letters to a search, and capitals of every alphabet are small', async () => {
    for (const search of ['%', '_', '\\', "'"])
      expect((await list(`search=${encodeURIComponent(search)}`)).total).toBe(0);
    await database.db.updateTable('content_story').set({ name: 'Über 100%_\\' }).where('slug', '=', 'note-9').execute();
    for (const search of ['über', 'ÜBER', '100%', '%_\\']) {
      expect((await list(`search=${encodeURIComponent(search)}`)).names, search).toEqual(['Über 100%_\\']);
    }
  });

  test('filters that no index answers are the same as before', async () => {
    const year = await list('starts_with=/ash-mail/archive/2017/&sort_by=slug:desc');
    expect([year.total, year.slugs[0]]).toEqual([365, 'ash-mail/archive/2017/note-730']);
    expect((await list('with_tag=city,table&folder_only=1')).total).toBe(0);
    expect((await list('with_tag=city&story_only=1')).total).toBe(count / 2);
    expect((await list('by_slugs=ash-mail/archive/*/note-4,/ash-mail/')).total).toBe(2);
    expect((await list('contain_component=mail_article&is_published=1')).total).toBe(count);
    expect((await list('contain_component=hotel')).total).toBe(0);
    expect((await list('is_published=0&story_only=1')).total).toBe(0);
    expect((await list('by_ids=x,99999999')).total).toBe(0);
  });
});
