import ICAL from 'ical.js';
import { type RunningSite, startSite } from './running-site.ts';
import { expect, test, untilInteractive, untilSectionsAlive } from './site-test.ts';

const drawing = '/hotels/ulysses/events/life-drawing';
const fair = '/hotels/the-siren/events/record-fair';
const loadButton = { name: 'Load the booking window' };

test('a hotel’s calendar is linked in the head, and holds what the page shows', async ({ page, request, visit }) => {
  expect(await visit('/hotels/neptune/events')).toBe(200);
  const feed = await page.locator('link[rel="alternate"][type="text/calendar"]').getAttribute('href');
  expect(feed).toMatch(/\/events\/neptune\.ics$/);
  await expect(page.getByRole('link', { name: /Download it/ })).toBeVisible();
  const response = await request.get(feed ?? '');
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  const events = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
  expect(events.map(({ summary }) => summary)).toEqual(['Oyster Sunday']);
  const start = events[0]?.startDate.toJSDate().toISOString();
  await expect(page.locator(`time[datetime^="${start?.slice(0, 16)}"]`)).toHaveCount(1);
  expect((await request.get('/events/nowhere.ics')).status()).toBe(404);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('the first event is in sight, and so is the answer to a filter', async ({ page, visit }) => {
        const firstEvent = page
          .getByRole('region', { name: /\w+ 20\d\d$/ })
          .getByRole('link')
          .first();
        const bottom = async () => {
          const box = await firstEvent.boundingBox();
          return box ? box.y + box.height : Number.POSITIVE_INFINITY;
        };
        await visit('/events');
        expect(await bottom()).toBeLessThan(844);
        await expect(page.getByLabel('City')).toBeHidden();
        await visit('/events?city=detroit&when=today');
        await expect(page.getByText('Detroit, Today')).toBeInViewport();
        await expect(page.getByText('0 dates').first()).toBeInViewport();
        expect(await bottom()).toBeLessThan(844);
        if (javaScriptEnabled) await untilSectionsAlive(page);
        await page.getByText('Filters', { exact: true }).click();
        await page.getByLabel('City').focus();
        await page.getByLabel('City').selectOption('');
        if (!javaScriptEnabled) return;
        await expect(page).not.toHaveURL(/city=detroit/);
        await expect(page.getByLabel('City')).toBeFocused();
        await page.goBack();
        await expect(page).toHaveURL(/city=detroit/);
        await expect(page.getByLabel('City')).toHaveValue('detroit');
      });
    });
  }
});

test('a booking window is asked for first, loads in its sandbox, and grows with what it holds', async ({
  page,
  visit,
}) => {
  await visit(fair);
  await untilSectionsAlive(page);
  expect(page.frames()).toHaveLength(1);
  await page.getByRole('button', loadButton).click();
  const frame = page.locator('iframe[title="In at nine with the dealers"]');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
  const window = page.frameLocator('iframe[title="In at nine with the dealers"]');
  await expect(window.getByRole('heading', { name: 'Early entry: hold places' })).toBeVisible();
  await expect.poll(async () => (await frame.boundingBox())?.height).not.toBe(520);
  await window.getByLabel('Day').fill('2027-01-05');
  await window.getByLabel('Name').fill('Ana');
  await window.getByRole('button', { name: 'Reserve' }).click();
  await expect(window.getByRole('heading', { name: 'Thank you, Ana' })).toBeVisible();
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(300);
});

test('a window that does not come within ten seconds is replaced by another way', async ({ page, visit }) => {
  await page.clock.install();
  await page.route('**/_services/event-frame/**', () => {});
  await visit(fair);
  await page.mouse.click(5, 5);
  await expect(async () => {
    await page.clock.runFor(1000);
    await untilInteractive(page);
  }).toPass();
  // Before that, the button loads the page again.
  await untilSectionsAlive(page);
  await page.getByRole('button', loadButton).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  // Beside what it is run for, the clock goes on by itself.
  await page.clock.runFor(8_000);
  await expect(page.getByText('The window did not come')).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(page.getByText('The window did not come')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book without the window' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open booking in a new tab' })).toBeVisible();
});

test('a page without a foreign window lets no other site be framed', async ({ request }) => {
  const policy = (await request.get(fair)).headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('frame-src');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the booking window comes with the page that is asked for it', async ({ page, visit }) => {
    await visit(fair);
    await page.getByRole('button', loadButton).click();
    await expect(page).toHaveURL(/booking=open/);
    await expect(page.frameLocator('iframe').getByLabel('Name')).toBeVisible();
  });

  test('the calendar filters, and turns its pages as a month', async ({ page, visit }) => {
    await visit('/hotels/ulysses/events');
    const month = page.getByLabel('Month').first();
    const value = (await month.locator('option').nth(2).getAttribute('value')) ?? '';
    await month.selectOption(value);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(new RegExp(`month=${value}`));
    await expect(page.getByRole('region', { name: /\w+ 20\d\d/ })).toHaveCount(1);
    await page.getByRole('link', { name: 'Month', exact: true }).click();
    await expect(page.locator('table caption')).toBeVisible();
    await page.locator('table li a').first().click();
    await expect(page).toHaveURL(new RegExp(`${drawing}/${value}-\\d\\d$`));
    const day = page.url().slice(-10);
    await expect(page.locator('dd time')).toHaveAttribute('datetime', new RegExp(`^${value}`));
    await page.getByText('Add to calendar').click();
    const download = page.getByRole('link', { name: 'Download this date (.ics)' });
    const answer = await page.request.get((await download.getAttribute('href')) ?? '');
    expect(await answer.text()).toMatch(new RegExp(`DTSTART;TZID=America/New_York:${day.replaceAll('-', '')}T183000`));
  });

  test('a day on which an event is not says so, and offers its next dates', async ({ page, visit }) => {
    // A Wednesday.
    expect(await visit(`${drawing}/2026-12-02`)).toBe(404);
    await expect(page.getByText('It does not take place on Wednesday, 2 December 2026.')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Dates' })
      .getByRole('link', { name: /^Tuesday/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Life drawing' })).toBeVisible();
  });

  test('the address of a filled position says that it is', async ({ page, visit }) => {
    await visit('/careers/boiler-keeper');
    await expect(page).toHaveURL('/careers#boiler-keeper');
    await expect(page.getByText('This position is filled')).toBeVisible();
    await visit('/careers');
    await expect(page.getByText('This position is filled')).toBeHidden();
  });
});

test.describe('a row that moves by itself', () => {
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite({ CATALOGUE: '1' });
  });
  test.afterAll(() => site.stop());

  test('goes on after six seconds, until it is pointed at; then only its button starts it', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${site.address}/catalogue/events-slider`);
    await expect(async () => {
      await page.clock.runFor(1000);
      await untilInteractive(page);
    }).toPass();
    const carousel = page
      .getByRole('group', { name: 'On in the houses' })
      .filter({ has: page.getByLabel(/Stop moving|Move by itself/) });
    await expect(carousel.getByRole('button').first()).toHaveAccessibleName('Stop moving');
    const row = carousel.locator('[tabindex="0"]').first();
    const left = () => row.evaluate((element) => element.scrollLeft);
    expect(await left()).toBe(0);
    await page.clock.runFor(7_000);
    const moved = await left();
    expect(moved).toBeGreaterThan(0);
    await row.hover();
    const stopped = page.getByRole('button', { name: 'Move by itself' });
    await expect(stopped).toHaveCount(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    expect(await left()).toBe(moved);
    await stopped.click();
    await page.clock.runFor(7_000);
    expect(await left()).not.toBe(moved);
  });
});

test('every menu prints on one sheet of A4 and of Letter, and Karl’s own page on two', async ({ page, visit }) => {
  const menus = ['/dining/karls/breakfast', '/dining/candy-bar/drinks', '/dining/the-gold-room/dinner'];
  for (const path of [...menus, '/dining/karls']) {
    await visit(path);
    for (const format of ['A4', 'Letter']) {
      const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
      const pdf = (await page.pdf({ format, margin })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), `${path} on ${format}`).toHaveLength(menus.includes(path) ? 1 : 2);
    }
  }
});
