import { expect, test } from 'vitest';
import { commerceMigrations } from '#embedded/commerce/database/migrations.ts';
import type { CommerceTables } from '#embedded/commerce/database/tables.ts';
import { openDatabase } from '#services/database/open-database.ts';
import { cartDatabases } from './cart-server.ts';

test.each(cartDatabases)(
  'a shop of an older version keeps its pages and can have blogs, on $name',
  async (database) => {
    const { location, drop } = await database.open();
    const older = Object.fromEntries(Object.entries(commerceMigrations).filter(([name]) => name < '0012'));
    const before = await openDatabase<Pick<CommerceTables, 'commerce_page'>>(location, 'commerce', older);
    const time = '2026-05-04T12:00:00.000Z';
    const page = { id: 1, handle: 'care', title: 'Care', title_key: 'care', body_html: '', seo_title: null };
    await before.db
      .insertInto('commerce_page')
      .values({ ...page, seo_description: null, created_at: time, updated_at: time })
      .execute();
    await before.close();

    const now = await openDatabase<CommerceTables>(location, 'commerce', commerceMigrations);
    expect(await now.db.selectFrom('commerce_page').select('handle').execute()).toEqual([{ handle: 'care' }]);
    const blog = { handle: 'letters', title: 'Letters', title_key: 'letters', seo_title: null, seo_description: null };
    await now.db
      .insertInto('commerce_blog')
      .values([{ id: 1, ...blog, updated_at: time }])
      .execute();
    const twice = now.db.insertInto('commerce_blog').values([{ id: 2, ...blog, updated_at: time }]);
    await expect(twice.execute()).rejects.toThrow(/unique/i);
    await now.close();
    await drop();
  },
);
