import { expect, test } from 'vitest';
import { writtenTable } from './written-table.ts';

test.each([
  ['insert into "inbox_submission" ("id") values (?) on conflict do nothing', 'inbox_submission'],
  ['INSERT OR IGNORE INTO rate_limit VALUES (1)', 'rate_limit'],
  ['replace into "kept" values (?)', 'kept'],
  ['\n  update "commerce_variant" set "quantity" = 1', 'commerce_variant'],
  ['delete from "outbox_mail" where "id" in (select "id" from "other")', 'outbox_mail'],
  ['select * from "commerce_product" where "title" = ?', null],
  ['begin immediate', null],
  ['commit', null],
  ['with "a" as (select "updated_at" from "b") select * from "a"', null],
  ['with "a" as (select 1) update "b" set "c" = 1', ''],
  ['with "a" as (select 1) insert into "b" select * from "a"', ''],
  ['update or ignore "b" set "c" = 1', ''],
  ['alter table "a" add column "b" text', ''],
  ['-- a comment\nupdate "a" set "b" = 1', ''],
])('%s writes to %j', (sql, table) => {
  expect(writtenTable(sql)).toBe(table);
});
