import type { Page } from '@playwright/test';
import { mailsTo } from './form-database.ts';
import { hiddenFields, tokenOfAge } from './form-posts.ts';
import { expect, test } from './forms-site.ts';
import { misfits } from './page-fit.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { expectAccessible, untilInteractive, untilSectionsAlive } from './site-test.ts';

const goldRoom = '/dining/the-gold-room/reserve';
const drawing = '/hotels/ulysses/events/life-drawing';
const password = 'correct-horse-battery';

const form = (page: Page) => page.getByRole('form', { name: /^Reserve/ });

async function fill(page: Page, email: string): Promise<void> {
  await form(page).getByLabel('Name').fill('June Carter');
  await form(page).getByLabel('Email').fill(email);
}

/** Makes the form's page as old as one that a person has filled in. */
async function makeOlder(page: Page, site: RunningSite): Promise<void> {
  const token = tokenOfAge(site, 5_000);
  await form(page)
    .locator('input[name=form_token]')
    .evaluate((input: HTMLInputElement, value) => {
      input.value = value;
    }, token);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a table is found, reserved, changed by the mailed link, and cancelled', async ({
    page,
    ownSite,
    email,
    request,
  }) => {
    await page.goto('/dining/the-gold-room');
    await page
      .getByRole('link', { name: /^Reserve/ })
      .first()
      .click();
    await expect(page).toHaveURL(goldRoom);
    // A Monday, when the room is closed; then the first day that is offered in its place.
    await page.getByLabel('Guests', { exact: true }).selectOption('4');
    const monday = nextMonday();
    await page.locator('input[name=date]').fill(monday);
    await page.getByRole('button', { name: 'Show times' }).click();
    await expect(page).toHaveURL(`${goldRoom}?party=4&date=${monday}#times`);
    await expect(page.getByText('There is room on')).toBeVisible();
    await page
      .getByRole('button', { name: /day, \d/ })
      .first()
      .click();
    await expect(page.getByRole('radio').first()).toBeVisible();

    await form(page).getByLabel('Email').fill(email);
    await form(page).getByLabel('Note').fill('By the window');
    // Another day keeps what is typed, also over a day without times, and puts none of it into the address.
    const { search } = new URL(page.url());
    await page.getByLabel('Day').fill(monday);
    await page.getByRole('button', { name: 'Show times' }).click();
    await expect(page.getByText('There is room on')).toBeVisible();
    await page
      .getByRole('button', { name: /day, \d/ })
      .first()
      .click();
    expect(new URL(page.url()).search).toBe(search);
    await expect(form(page).getByLabel('Email')).toHaveValue(email);
    await makeOlder(page, ownSite);
    await form(page)
      .getByRole('button', { name: /^Reserve/ })
      .click();
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('link')).toHaveText(['Choose a time.', 'Enter your name.']);
    await expect(form(page).getByLabel('Note')).toHaveValue('By the window');
    await summary.getByRole('link', { name: 'Choose a time.' }).click();
    await form(page).getByRole('radio').nth(2).check();
    await form(page).getByLabel('Name').fill('June Carter');
    await form(page)
      .getByRole('button', { name: /^Reserve/ })
      .click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your table');
    await expect(page.getByText(/^Your reservation stands/)).toBeVisible();
    await expect(page.getByText(/^ASH-/)).toBeVisible();
    const [mail] = mailsTo(ownSite, email);
    const link = /http\S+\/reservations\?key=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.calendar).toContain('SUMMARY:The Gold Room\\, table for 4');

    const reply = await page.goto(link);
    expect(reply?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'strict-origin',
    });
    const entry = await request.get((await page.getByRole('link', { name: /ics/ }).getAttribute('href')) ?? '');
    expect(await entry.text()).toContain('STATUS:CONFIRMED');
    await page.getByRole('link', { name: 'Change it' }).click();
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    // One press changes the party: the time that is chosen holds for it, too.
    await page.getByLabel('Guests', { exact: true }).selectOption('2');
    await page.getByRole('button', { name: 'Change the reservation' }).click();
    await expect(page.getByText(/^It is changed: the number of guests\./)).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^2$/ })).toBeVisible();

    await page.getByRole('link', { name: 'Cancel it' }).click();
    await page.getByRole('button', { name: 'Cancel the reservation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancelled');
    expect(mailsTo(ownSite, email).map(({ kind }) => kind)).toEqual([
      ...['reservation_reserved', 'reservation_changed', 'reservation_cancelled'],
    ]);
  });

  test('a key that opens nothing, a venue without tables and a cancelled event are not found', async ({ request }) => {
    for (const path of [
      '/reservations',
      '/reservations?key=x',
      '/reservations/cancel?key=x',
      '/dining/karls/reserve',
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});

test('tickets are reserved from an event’s page, and the staff notes who has come', async ({ browser, email }) => {
  const site = await startSite({ FORM_LIMIT: '0', OPERATOR_PASSWORD: password });
  const context = await browser.newContext({
    baseURL: site.address,
    viewport: { width: 390, height: 844 },
    httpCredentials: { username: 'operator', password, send: 'unauthorized' },
  });
  const page = await context.newPage();
  await page.goto(drawing);
  await untilInteractive(page);
  await page.getByRole('link', { name: 'Tickets', exact: true }).click();
  await expect(page).toHaveURL(`${drawing}/reserve`);
  await fill(page, email);
  // Another date keeps what was typed, and folds the dates again.
  const dates = page.getByRole('list', { name: 'Dates' });
  await expect(dates).toBeHidden();
  await page.getByText(/^Another date/).click();
  const third = dates.getByRole('button').nth(2);
  const shown = (await third.textContent()) ?? '';
  await third.click();
  await expect(page.getByRole('heading', { name: shown })).toBeVisible();
  await expect(dates).toBeHidden();
  await expect(form(page).getByLabel('Email')).toHaveValue(email);
  await form(page).getByLabel('Tickets').selectOption('2');
  await expect(page.getByText('$18.00 a ticket, paid when you come').first()).toBeVisible();
  await expect(form(page).getByText('Total $36.00')).toBeVisible();
  await expectAccessible(page);
  expect(await misfits(page, 'tickets')).toEqual([]);
  await makeOlder(page, site);
  await form(page)
    .getByRole('button', { name: /^Reserve/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tickets');
  await expect(page.getByText(/^Your reservation stands/)).toBeFocused();
  const cost = '$36.00, paid when you come';
  await expect(page.getByText(cost)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '6:30 pm – 8:30 pm EST' })).toBeVisible();
  expect(mailsTo(site, email)[0]?.text).toContain(`Price: $18.00 a ticket\nTotal: ${cost}`);
  expect(mailsTo(site, email)[0]?.calendar?.replaceAll(/\r\n /g, '')).toContain(`Total: ${cost.replace(',', '\\,')}`);
  await expectAccessible(page);
  for (const step of ['Change it', 'Cancel it']) {
    await page.getByRole('link', { name: step }).click();
    await expect(page.getByText('Now reserved').or(page.getByText('Keep it', { exact: true }))).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
  }

  await page.goto(`/operator/reservations?date=${/\d{4}-\d\d-\d\d/.exec(await dayOf(page, site, email))?.[0]}`);
  await expect(page.getByText('2 tickets')).toBeVisible();
  await expectAccessible(page);
  expect(await misfits(page, 'the list of the day')).toEqual([]);
  await page.getByRole('button', { name: /^Arrived/ }).click();
  await expect(page.getByRole('button', { name: /^Not arrived/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('June Carter', { exact: true })).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: /^Not arrived/ }).click();
  await expect(page.getByRole('button', { name: /^Arrived/ })).toBeVisible();
  await page.goto(/http\S+\/reservations\?key=\S+/.exec(mailsTo(site, email)[0]?.text ?? '')?.[0] ?? '');
  await page.getByRole('link', { name: 'Cancel it' }).click();
  await page.getByRole('button', { name: 'Cancel the reservation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancelled');
  await expectAccessible(page);
  await context.close();
  await site.stop();
});

test('a form with mistakes keeps what was typed, and says what to put right', async ({
  page,
  ownSite,
  visit,
  email,
}) => {
  await visit(`${goldRoom}?date=${nextMonday()}`);
  await expect(page.getByText('There is room on')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /day, \d/ })
    .first()
    .click();
  await expect(page).toHaveURL(/party=/);
  await untilInteractive(page);
  await fill(page, email);
  await form(page).getByLabel('Name').fill('');
  await makeOlder(page, ownSite);
  await form(page)
    .getByRole('button', { name: /^Reserve/ })
    .click();
  const summary = page.getByRole('alert').filter({ hasText: 'another look' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Choose a time.' }).click();
  await expect(form(page).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(form(page).getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(form(page).getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);
});

test('another party or day is asked for by itself, and keeps the focus and what is typed', async ({
  page,
  visit,
  email,
}) => {
  await visit(`${goldRoom}?party=2&date=${nextMonday()}`);
  await untilInteractive(page);
  const times = page.getByRole('radio');
  await expect(times).toHaveCount(0);
  // A day with room, by the keyboard of a date field.
  const day = page.getByLabel('Day');
  const friday = shiftedDay(nextMonday(), 4);
  await day.focus();
  await day.fill(friday);
  await expect(page).toHaveURL(`${goldRoom}?party=2&date=${friday}`);
  await expect(times.first()).toBeVisible();
  await expect(day).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /2 guests: \d+ times?$/ })).toBeAttached();
  // With something typed the address stays, and the times of before are out of sight at once.
  await fill(page, email);
  const guests = page.getByLabel('Guests', { exact: true });
  await guests.focus();
  await page.route('**/*', (route) => (route.request().method() === 'POST' ? undefined : route.continue()));
  await guests.selectOption('3');
  await expect(page.getByText(/3 guests: one moment/)).toBeVisible();
  await expect(times).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await guests.selectOption('4');
  await expect(page.getByRole('heading', { name: /4 guests$/ })).toBeVisible();
  await expect(times.first()).toBeVisible();
  await expect(guests).toBeFocused();
  await expect(form(page).getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);
  await day.fill('');
  await expect(page.getByText('Choose a day.')).toBeVisible();
});

test('stored pages of an event and lists of events say how many tickets are left', async ({
  playwright,
  browser,
  email,
}) => {
  const site = await startSite({ FORM_LIMIT: '0' });
  const request = await playwright.request.newContext({ baseURL: site.address });
  const reserve = `${drawing}/reserve`;
  const { time = '', date = '' } = await hiddenFields(request, { path: reserve, name: 'Reserve tickets' });
  const takeFour = async (name: string) => {
    const answer = await request.post(`${reserve}?date=${date}`, {
      form: { form: 'reserve', date, time, party: '4', name, email, form_token: tokenOfAge(site, 5_000) },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
  };
  const textOf = async (path: string) => (await (await request.get(path)).text()).replaceAll('<!-- -->', '');
  const pages = [drawing, `${drawing}/${date}`];
  const lists = ['/events', '/hotels/ulysses', '/hotels/ulysses/events'];
  /** What a list says of the day; the next date, so that each list has it. */
  const listed = async (path: string) =>
    new RegExp(`<p[^>]*>([^<]*)</p><h\\d[^>]*><a[^>]*href="${drawing}(?:/${date})?"`).exec(await textOf(path))?.[1];
  for (const path of pages) expect(await textOf(path)).not.toMatch(/\d left|Sold out · /);
  const etags = () => Promise.all([...pages, ...lists].map(async (path) => (await request.get(path)).headers().etag));
  const many = await etags();

  // Many are left: no page is made anew.
  await takeFour('One');
  await takeFour('Two');
  expect(await etags()).toEqual(many);
  for (const name of ['Three', 'Four']) await takeFour(name);
  for (const path of pages) await expect.poll(() => textOf(path), path).toContain('<dd>4 left · Twenty stools.');
  for (const path of lists) await expect.poll(() => listed(path), path).toMatch(/^(Today, )?4 left$/);
  // The same page again is the stored one.
  const [first, second] = [await request.get(drawing), await request.get(drawing)];
  expect(first.headers().etag).toBe(second.headers().etag);

  await takeFour('Five');
  await expect.poll(() => textOf(`${drawing}/${date}`)).toContain('<dd>Sold out</dd>');
  expect(await textOf(`${drawing}/${date}`)).not.toContain(`${reserve}?date=${date}`);
  // Other dates have tickets.
  expect(await textOf(drawing)).toContain(`href="${reserve}"`);
  for (const path of lists) await expect.poll(() => listed(path), path).toBe('Sold out');
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ baseURL: site.address, javaScriptEnabled });
    await page.goto(`/events?month=${date.slice(0, 7)}`);
    if (javaScriptEnabled) await untilSectionsAlive(page);
    await page.getByRole('link', { name: 'Month', exact: true }).click();
    await expect(page.locator(`table a[href="${drawing}/${date}"]`)).toHaveText(/, sold out$/);
    if (javaScriptEnabled) {
      await expectAccessible(page);
      await page.locator(`table a[href="${drawing}/${date}"]`).click();
      await expect(page.getByText('Sold out', { exact: true }).first()).toBeVisible();
      await expectAccessible(page);
    }
    await page.close();
  }

  const [key] = mailsTo(site, email).map(({ text }) => /reservations\?key=(\S+)/.exec(text)?.[1]);
  await request.post(`/reservations/cancel?key=${key}`, { form: { key: key ?? '' } });
  await expect.poll(() => textOf(`${drawing}/${date}`)).toContain('<dd>4 left · Twenty stools.');
  for (const path of lists) await expect.poll(() => listed(path), path).toMatch(/^(Today, )?4 left$/);
  await request.dispose();
  await site.stop();
});

/** The day of the only reservation of an address. */
async function dayOf(page: Page, site: RunningSite, email: string): Promise<string> {
  const [mail] = mailsTo(site, email);
  const start = /DTSTART:(\d{4})(\d\d)(\d\d)/.exec(mail?.calendar ?? '');
  expect(start, page.url()).not.toBeNull();
  return start ? start.slice(1).join('-') : '';
}

function shiftedDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The first Monday after tomorrow, `2026-11-30`. */
function nextMonday(): string {
  const day = new Date(Date.now() + 2 * 86_400_000);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
