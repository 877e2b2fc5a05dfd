import { type APIRequestContext, expect, test } from '@playwright/test';
import { careers, contact } from './form-cases.ts';
import { filledForm, post } from './form-posts.ts';
import { misfits } from './page-fit.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { expectAccessible } from './site-test.ts';

const password = 'correct-horse-battery';
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

let site: RunningSite;
test.beforeAll(async ({ playwright }) => {
  site = await startSite({ OPERATOR_PASSWORD: password, FORM_LIMIT: '0' });
  const request = await playwright.request.newContext({ baseURL: site.address });
  await sendForms(request);
  await request.dispose();
});
test.afterAll(() => site.stop());

/** A letter whose text would be a formula in a spreadsheet and an element in a page, and an application with a file. */
async function sendForms(request: APIRequestContext): Promise<void> {
  const letter = await filledForm(request, contact, 'ada@example.com', site);
  await post(request, contact, { ...letter, message: '=1+1 <img src=x onerror=alert(1)>' }, 'page');
  const application = await filledForm(request, careers, 'bea@example.com', site);
  const file = { name: 'cv “Bea”.pdf', mimeType: 'application/pdf', buffer: pdf };
  await post(request, careers, { ...application, file }, 'page');
}

for (const width of [390, 1440]) {
  test(`the operator finds, reads, exports and deletes submissions at ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: site.address,
      httpCredentials: { username: 'operator', password },
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const look = async () => {
      await expectAccessible(page);
      expect(await misfits(page, page.url())).toEqual([]);
      await page.setViewportSize({ width, height: 900 });
    };

    await page.goto('/operator');
    await page.getByRole('link', { name: 'Inbox' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox');
    await expect(page.getByText('bea@example.com')).toBeVisible();
    await look();
    await page.getByLabel('Search').fill('onerror');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('ada@example.com')).toBeVisible();
    await expect(page.getByText('bea@example.com')).toHaveCount(0);
    const csv = await page.request.get((await page.getByRole('link', { name: /CSV/ }).getAttribute('href')) ?? '');
    expect(csv.headers()['content-type']).toContain('text/csv');
    expect(await csv.text()).toContain(`"'=1+1 <img src=x onerror=alert(1)>"`);
    expect(await csv.text()).not.toContain('bea@example.com');

    await page.goto('/operator/inbox?kind=careers');
    await page.getByRole('link', { name: /^ASH-/ }).first().click();
    await expect(page.getByText('Not solved')).toBeVisible();
    await look();
    const link = page.getByRole('link', { name: /cv/ });
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(file.headers()['content-disposition']).toMatch(
      /^attachment;.*filename\*=UTF-8''cv%20%E2%80%9CBea%E2%80%9D\.pdf/,
    );
    expect(await file.body()).toEqual(pdf);

    await page.goto('/operator/inbox?kind=contact');
    await page.getByRole('link', { name: /^ASH-/ }).first().click();
    await expect(page.getByText('=1+1 <img src=x onerror=alert(1)>')).toBeVisible();
    await page.goto('/operator/mail');
    await expect(page.getByRole('cell', { name: 'Waiting' }).first()).toBeVisible();
    await look();
    expect(dialogs).toEqual([]);
    await context.close();
  });
}

test('deleting asks first, and takes the submission, its file and its mails', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: site.address,
    httpCredentials: { username: 'operator', password },
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  const request = context.request;
  await sendForms(request);
  await page.goto('/operator/inbox?q=bea%40example.com');
  const before = await page.getByRole('link', { name: /^ASH-/ }).count();
  await page.getByRole('link', { name: /^ASH-/ }).first().click();
  const reference = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const download = (await page.getByRole('link', { name: /cv/ }).getAttribute('href')) ?? '';
  await page.getByRole('link', { name: 'Delete' }).click();
  await expect(page.getByText(reference).first()).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.goto('/operator/inbox?q=bea%40example.com');
  await expect(page.getByRole('link', { name: /^ASH-/ })).toHaveCount(before - 1);
  expect((await request.get(download)).status()).toBe(404);
  await page.goto(`/operator/mail?q=${reference}`);
  await expect(page.getByRole('cell', { name: new RegExp(reference) })).toHaveCount(0);
  await context.close();
});

test('nobody else sees any of it, and without a password there is nothing to see', async ({ request }) => {
  for (const path of ['/operator/inbox', '/operator/inbox/export.csv', '/operator/mail']) {
    expect((await request.get(site.address + path)).status(), path).toBe(401);
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const headers = { Authorization: `Basic ${Buffer.from(`operator:${password}`).toString('base64')}` };
  const foreign = await request.post(`${site.address}/operator/inbox/delete`, {
    form: {},
    headers: { ...headers, Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(foreign.status()).toBe(403);
});
