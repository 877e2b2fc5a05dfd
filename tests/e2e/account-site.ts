import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContext, Page } from '@playwright/test';
import { type RunningSite, startSite } from './running-site.ts';
import { test as siteTest } from './site-test.ts';

/** A customer of the test's own, with the session that a login gave. */
export type TestCustomer = { email: string; password: string; token: string; expiresAt: string };

type Fixtures = { customer: TestCustomer };
type WorkerFixtures = { ownSite: RunningSite };

/** Tests of accounts: a site of their own, where one may try as often as one likes, and a customer for each. */
export const test = siteTest.extend<Fixtures, WorkerFixtures>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const site = await startSite({ LOGIN_LIMIT: '0' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.address),
  customer: async ({ ownSite }, use) => use(await newCustomer(ownSite.address)),
});

export { expect } from './site-test.ts';

/** Opens an account and logs in, without a browser. */
export async function newCustomer(site: string, email = newEmail()): Promise<TestCustomer> {
  const password = 'a night at the pier';
  await register(site, { email, password });
  const answer = await ask<{
    customerAccessTokenCreate: { customerAccessToken: { accessToken: string; expiresAt: string } };
  }>(
    site,
    `mutation ($input: CustomerAccessTokenCreateInput!) {
      customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken expiresAt } }
    }`,
    { input: { email, password } },
  );
  const { accessToken: token, expiresAt } = answer.customerAccessTokenCreate.customerAccessToken;
  return { email, password, token, expiresAt };
}

export function newEmail(): string {
  return `guest-${randomUUID()}@example.com`;
}

export function register(site: string, { email, password }: { email: string; password: string }): Promise<Response> {
  return fetch(`${site}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, acceptsMarketing: false, dateOfBirth: '1990-04-01' }),
  });
}

/** Asks the embedded commerce service, by its public address. */
export async function ask<Data>(site: string, query: string, variables: object): Promise<Data> {
  const response = await fetch(`${site}/_services/commerce/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': 'embedded-commerce-public',
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Gives a browser the session that the customer has. */
export async function carrySession(context: BrowserContext, site: string, { token, expiresAt }: TestCustomer) {
  const expires = Date.parse(expiresAt) / 1000;
  await context.addCookies([
    { name: 'shopifyAccessToken', value: token, url: site, expires, sameSite: 'Lax' },
    { name: 'shopifyAccessTokenExpiresAt', value: encodeURIComponent(expiresAt), url: site, expires, sameSite: 'Lax' },
  ]);
}

/** The Cookie header that carries a customer's session. */
export function sessionCookie({ token, expiresAt }: TestCustomer): string {
  return `shopifyAccessToken=${token}; shopifyAccessTokenExpiresAt=${encodeURIComponent(expiresAt)}`;
}

/** What the browser stores of a session: in its cookies and in local storage, by name. */
export async function bothStores(page: Page) {
  const names = ['shopifyAccessToken', 'shopifyAccessTokenExpiresAt'];
  const cookies = (await page.context().cookies()).filter(({ name }) => names.includes(name));
  const stored = await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), names);
  return { cookies, stored };
}

/** The mails to somebody, oldest first: the site has no mail server, so they wait in its database. */
export function mailsTo(site: RunningSite, email: string): { subject: string; text: string }[] {
  const database = new DatabaseSync(site.database.replace('file:', ''), { readOnly: true });
  try {
    return database
      .prepare('select subject, text from outbox_mail where recipient = ? order by created_at, id')
      .all(email) as { subject: string; text: string }[];
  } finally {
    database.close();
  }
}

/** The first link of the newest mail to somebody. */
export function linkTo(site: RunningSite, email: string): string {
  const link = /https?:\/\/\S+/.exec(mailsTo(site, email).at(-1)?.text ?? '')?.[0];
  if (!link) throw new Error(`no link was mailed to ${email}`);
  return link;
}

/** Starts the application in a page whose clock stands still. */
export async function startApplication(page: Page): Promise<void> {
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  await page.waitForFunction(() => 'interactive' in document.documentElement.dataset, null, { polling: 50 });
}
