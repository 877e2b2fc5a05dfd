import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { newEmail } from './account-site.ts';
import { contentEditor } from './content-editor.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { test as siteTest } from './site-test.ts';

type Fixtures = {
  /** The address that the test's own subscriber has. */
  email: string;
};
type WorkerFixtures = { ownSite: RunningSite };

/**
 * Tests of the newsletter: a site of their own, where as many forms may be sent as one likes, and where some forms name
 * lists that are not there.
 */
export const test = siteTest.extend<Fixtures, WorkerFixtures>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const site = await startSite({ FORM_LIMIT: '0' });
      await nameMissingLists(site);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.address),
  page: async ({ page }, use) => {
    await leavePicturesOut(page);
    await use(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  email: ({}, use) => use(newEmail()),
});

export { expect } from './site-test.ts';

/** Puts a pixel in the place of every picture: a fresh site would draw them first. */
export async function leavePicturesOut(page: Page): Promise<void> {
  const body = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  await page.route('**/f/**', (route) => route.fulfill({ contentType: 'image/gif', body }));
}

/** What the newsletter page's own section with names is called, and what it says to a new subscriber. */
export const sectionWithNames = { heading: 'With your name on it', thanks: 'The pigeon has your name.' };

/** Has the footers of two hotels name lists that are not there, and adds a section to the newsletter's page. */
async function nameMissingLists(site: RunningSite): Promise<void> {
  const editor = await contentEditor(site);
  const { content } = await editor.story('newsletter');
  const [template] = (content.body as { component: string }[]).filter(
    ({ component }) => component === 'subscribe_form',
  );
  const section = {
    ...template,
    _uid: 'newsletter-with-names',
    heading: sectionWithNames.heading,
    provider: 'cendyn',
    list_id: '',
    layout: 'stacked',
    success_text: sectionWithNames.thanks,
  };
  const edits: [string, Record<string, unknown>][] = [
    ['global-elements/footer-shenandoah-mansions', { mailchimp_list_id: 'no-such-list' }],
    ['global-elements/footer-peter-and-paul', { use_mailchimp_or_cendyn: 'cendyn', cendyn_list_id: 'no-such-form' }],
    ['newsletter', { body: [...(content.body as object[]), section] }],
  ];
  for (const [slug, fields] of edits) {
    await editor.edit(slug, fields);
    await editor.publish(slug);
  }
}

/** Puts an address on a list of Mailchimp's with a status, as the list's owner does. */
export async function setMember(site: RunningSite, list: string, email: string, status: string): Promise<void> {
  const response = await fetch(`${site.address}/_services/mailchimp/3.0/lists/${list}/members/${email}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${mailchimpKey(site)}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email_address: email, status, status_if_new: status }),
  });
  if (!response.ok) throw new Error(`Mailchimp answered ${response.status}: ${await response.text()}`);
}

/** The status of an address on a list of Mailchimp's; null where it is not on it. */
export async function memberStatus(site: RunningSite, list: string, email: string): Promise<string | null> {
  const response = await fetch(`${site.address}/_services/mailchimp/3.0/lists/${list}/members/${email}`, {
    headers: { Authorization: `Bearer ${mailchimpKey(site)}` },
  });
  return response.ok ? ((await response.json()) as { status: string }).status : null;
}

/** What the hub's form stores of an address; null where it has none. */
export function hubMember(site: RunningSite, form: string, email: string): Record<string, unknown> | null {
  return (
    read(
      site,
      'select first_name, last_name, zip from newsletter_hub_member where form_id = ? and email_key = ?',
      form,
      email,
    ) ?? null
  );
}

function mailchimpKey(site: RunningSite): string {
  return String(read(site, "select value from access_token where name = 'mailchimp_key'")?.value);
}

function read(site: RunningSite, query: string, ...values: string[]): Record<string, unknown> | undefined {
  const database = new DatabaseSync(site.database.replace('file:', ''), { readOnly: true, timeout: 5_000 });
  try {
    const row = database.prepare(query).get(...values);
    return row && { ...row };
  } finally {
    database.close();
  }
}
