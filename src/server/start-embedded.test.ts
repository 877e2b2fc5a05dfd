import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';

/** The variables that leave each service to its vendor. Nothing is asked at these addresses. */
const vendors = {
  content: { CONTENT_API_URL: 'https://content.example/v2', CONTENT_TOKEN: 'token' },
  commerce: { COMMERCE_ENDPOINT: 'https://shop.example/api/2026-04/graphql.json', COMMERCE_TOKEN: 'token' },
  mailchimp: { MAILCHIMP_API_KEY: 'key-us21' },
  hub: { NEWSLETTER_HUB_URL: 'https://hub.example', NEWSLETTER_HUB_FORM_ID: 'form' },
  challenge: { BOTPOISON_PUBLIC_KEY: 'public', BOTPOISON_SECRET_KEY: 'secret' },
};
type Vendor = keyof typeof vendors;

const folder = mkdtempSync(join(tmpdir(), 'loaded-modules-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The folders that a start loads, with a new database, when all vendors but one are configured. */
async function loadedWithout(embedded: Vendor | null): Promise<unknown> {
  const variables = Object.entries(vendors).map(([vendor, set]) => (vendor === embedded ? {} : set));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'list-loaded-modules.ts')],
    { env: Object.assign({ DATABASE_URL: `file:${join(folder, `${embedded}.db`)}` }, ...variables) },
  );
  return JSON.parse(stdout);
}

describe.concurrent('what a start loads', () => {
  test('of the embedded services nothing, when every vendor is configured', async () => {
    expect(await loadedWithout(null)).toEqual([]);
  });

  test.each<[Vendor, string[]]>([
    ['content', ['content', 'src/embedded/booking', 'src/embedded/content', 'src/embedded/event-frame']],
    ['commerce', ['src/embedded/commerce']],
    ['mailchimp', ['content', 'src/embedded/newsletters']],
    ['hub', ['content', 'src/embedded/newsletters']],
    ['challenge', ['src/embedded/challenge']],
  ])('only the code that replaces %s, when all other vendors are configured', async (vendor, folders) => {
    expect(await loadedWithout(vendor)).toEqual(folders);
  });
});
