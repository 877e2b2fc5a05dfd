import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newEmail } from './account-site.ts';
import { leavePicturesOut } from './newsletter-site.ts';
import {
  address,
  expectValues,
  fillIn,
  footers,
  formNamed,
  message,
  person,
  returnedForm,
  send,
  spoken,
  summary,
  wake,
} from './newsletter-steps.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { expect, test as siteTest, untilInteractive } from './site-test.ts';

const failed = 'Sorry, but failed.';

/** Tests with a site whose two providers do not answer, and where a visitor may send two forms in ten minutes. */
const test = siteTest.extend<{ visitor: string }, { brokenSite: RunningSite }>({
  brokenSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const nobody = await closedAddress();
      const site = await startSite({
        MAILCHIMP_API_URL: `${nobody}/3.0`,
        MAILCHIMP_API_KEY: 'key-us21',
        NEWSLETTER_HUB_URL: `${nobody}/forms`,
        NEWSLETTER_HUB_FORM_ID: 'ash-hub',
        FORM_LIMIT: '2',
        TRUST_PROXY: '1',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ brokenSite }, use) => use(brokenSite.address),
  /** The network address of the test's own visitor, as a proxy before the site sends it. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  visitor: ({}, use) => use(`2001:db8::${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}`),
  page: async ({ page }, use) => {
    await leavePicturesOut(page);
    await use(page);
  },
  extraHTTPHeaders: ({ visitor }, use) => use({ 'X-Forwarded-For': visitor }),
});

// One after the other: otherwise the site would be started for each worker.
test.describe.configure({ mode: 'default' });

/** An address of this machine where nobody listens. */
async function closedAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}

const forms = [
  ['Mailchimp', '/team', footers.group, address(newEmail())],
  ['the hub', '/dining/the-gold-room', footers.ulysses, person(newEmail())],
] as const;

for (const [provider, path, name, values] of forms) {
  test(`${provider} does not answer: the form says that it failed`, async ({ page }) => {
    await page.goto(path);
    await untilInteractive(page);
    const form = formNamed(page, name);
    await wake(form);
    await fillIn(form, values);
    await send(form);
    await expect(message(form)).toHaveText(failed);
    await expect(form).toHaveAttribute('data-state', 'network_error');
    await expect(spoken(page)).toHaveText(failed);
    await expectValues(form, values);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [provider, path, name, values] of forms) {
    test(`${provider} does not answer: the page says that it failed, and keeps the values`, async ({ page }) => {
      await page.goto(path);
      const form = formNamed(page, name);
      await fillIn(form, values);
      await send(form);
      const returned = formNamed(page, returnedForm);
      await expect(summary(returned)).toHaveText(failed);
      await expectValues(returned, values);
    });
  }

  test('a visitor who sends too many forms is refused, and keeps the values', async ({ page, request }) => {
    const [provider, path, name, values] = forms[0];
    expect(provider).toBe('Mailchimp');
    for (const _ of ['one', 'two']) await request.post('/api/mailchimp-subscribe', { data: values });
    await page.goto(path);
    const form = formNamed(page, name);
    await fillIn(form, values);
    await send(form);
    const returned = formNamed(page, returnedForm);
    await expect(summary(returned)).toHaveText(
      'Too many forms were sent from your connection. Nothing was lost; try again in 10 minutes.',
    );
    await expectValues(returned, values);
  });
});

test('the APIs answer 502, then 429 with the seconds to wait', async ({ request }) => {
  const list = () => request.post('/api/mailchimp-subscribe', { data: { ...address(newEmail()), id: 'ash-letter' } });
  const hub = () => request.post('/api/newsletter-hub', { data: { PostData: person(newEmail()) } });
  const first = await list();
  expect([first.status(), await first.json()]).toEqual([
    502,
    { mailchimpResult: { title: 'Unavailable', status: 502, detail: failed } },
  ]);
  const second = await hub();
  expect([second.status(), await second.json()]).toEqual([502, { Status: 'Error', Message: failed }]);

  const tooMany = 'Too many forms were sent from your connection. Nothing was lost; try again in 10 minutes.';
  const third = await list();
  expect([third.status(), await third.json()]).toEqual([
    429,
    { mailchimpResult: { title: 'Refused', status: 429, detail: tooMany } },
  ]);
  const fourth = await hub();
  expect([fourth.status(), await fourth.json()]).toEqual([429, { Status: 'Error', Message: tooMany }]);
  for (const answer of [third, fourth]) {
    const wait = Number(answer.headers()['retry-after']);
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
  }
});
