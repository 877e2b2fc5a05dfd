import type { Locator, Page } from '@playwright/test';
import { daysWhen, type HotelSlug, rateOf } from './free-days.ts';
import { misfits } from './page-fit.ts';
import { expect, expectAccessible, test, untilInteractive } from './site-test.ts';

/** Every state of the page; what the addresses lead to stands in load-hotels.test.ts. */
test('rooms of all hotels by what they have, side by side', async ({ page, visit }) => {
  await visit('/hotels');
  await untilInteractive(page);
  await expectAccessible(page);
  await page.getByLabel('Roll-in shower').check();
  await page.getByLabel('City').selectOption('Detroit');
  await page.getByRole('button', { name: 'Show rooms' }).click();
  await expect(page).toHaveURL('/hotels?adults=2&children=0&city=detroit&access=roll-in-shower');
  await expect(page.getByRole('article')).toHaveText([/Accessible Terracotta Double/]);

  await visit('/hotels?hotel=the-siren');
  await page.getByLabel('Compare Tower Suite').check();
  await page.getByLabel('Compare Accessible Terracotta Double').check();
  await page.getByRole('button', { name: 'Compare those you ticked' }).click();
  const table = page.getByRole('table', { name: /2 rooms/ });
  await expect(table.getByRole('columnheader')).toHaveText([/Tower Suite/, /Accessible Terracotta Double/]);
  await expect(table.getByRole('row', { name: /^Guests/ }).getByRole('cell')).toHaveText(['Up to 3', 'Up to 4']);
  await expect(
    table
      .getByRole('row', { name: /^Access/ })
      .getByRole('cell')
      .last(),
  ).toHaveText(/Roll-in shower/);
  await expectAccessible(page);
});

test('a sold-out room says so and leads to the cheapest days near by', async ({ page, visit, request }) => {
  const days = await daysWhen(request, 'sold_out', [['ulysses', 'BYQ']], 2);
  const { nearby } = await rateOf(request, 'ulysses', 'BYQ', days);
  await visit(`/book?hotel=ulysses&room=bay-queen&arrive=${days.arrive}&depart=${days.depart}&adults=1`);
  await expect(page).toHaveURL(/\/hotels\?hotel=ulysses&room=bay-queen&/);
  const room = page.getByRole('article').filter({ hasText: 'Bay Queen' });
  await expect(room).toContainText('Sold out on these nights');
  await expect(room.getByRole('link', { name: /^Book/ })).toHaveCount(0);
  await expectAccessible(page);
  await room.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`arrive=${nearby[0]?.arrive}&depart=${nearby[0]?.depart}`));
  await expect(room.getByRole('link', { name: /^Book/ })).toBeVisible();
  await expect(room.locator('data').first()).toHaveAttribute('value', nearby[0]?.total ?? '');
});

/** Books the two rooms that an offer names in one visit, with a mistake on the way. */
async function bookTwo(page: Page, two: Locator): Promise<void> {
  const names = /Two rooms: (.+) and (.+)/.exec(await two.getByRole('heading').innerText())?.slice(1) ?? [];
  const total = await two.locator('data').first().innerText();
  await two.getByRole('link', { name: /^Book both rooms/ }).click();
  await expect(page).toHaveURL(/_services\/booking\/\w+\/visit/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([...names, 'Who comes']);
  await page.getByLabel('Name').fill(' ');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByRole('button', { name: `Book these 2 rooms for ${total}` }).click();
  await page.getByRole('link', { name: 'Enter your name.' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  expect(await misfits(page, 'a visit')).toEqual([]);
  await page.getByLabel('Name').fill('Ana');
  await page.getByRole('button', { name: /^Book these 2 rooms/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your rooms are booked');
  await expect(page.getByText(`Ana, we keep ${names.join(' and ')} for you.`)).toBeVisible();
  await expect(page.getByText(`Together, fees and taxes in it: ${total}`)).toBeVisible();
}

test('five adults book two rooms in one visit', async ({ page, request, visit }) => {
  const rooms: [HotelSlug, string][] = [
    ['ulysses', 'DRS'],
    ['ulysses', 'BYQ'],
  ];
  const { arrive, depart } = await daysWhen(request, 'available', rooms, 2, 160);
  await visit(`/hotels?hotel=ulysses&arrive=${arrive}&depart=${depart}&adults=5`);
  await untilInteractive(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await bookTwo(page, page.getByRole('article').filter({ hasText: 'Two rooms: Drapes Suite and' }));
  await expectAccessible(page);
});

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('five adults are not led to a room for two', async ({ page, visit, request }) => {
    const { arrive, depart } = await daysWhen(request, 'minimum_stay', [['ulysses', 'DRS']], 1);
    const stay = `arrive=${arrive}&depart=${depart}`;
    await visit(`/book?hotel=ulysses&room=bay-queen&${stay}&adults=5`);
    await expect(page.getByText('Bay Queen sleeps 2, and you are 5.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Book / })).toHaveCount(0);
    await page.getByRole('link', { name: 'one for 3 adults' }).click();
    await expect(page.getByText('Too small for 3: Bay Queen (sleeps 2)')).toBeVisible();
    // One night, a Saturday's.
    await expect(page.getByRole('article').filter({ hasText: 'Drapes Suite' })).toContainText('At least 2 nights');
    // Two nights on which two rooms hold them.
    const free = await daysWhen(
      request,
      'available',
      [
        ['ulysses', 'DRS'],
        ['ulysses', 'BYQ'],
      ],
      2,
      // Other tests look at what is free sooner.
      100,
    );
    await visit(`/hotels?hotel=ulysses&arrive=${free.arrive}&depart=${free.depart}&adults=5`);
    await expect(page.getByText('No one room at Ulysses sleeps 5. Two rooms do')).toBeVisible();
    const two = page.getByRole('article').filter({ hasText: 'Two rooms: Drapes Suite and' });
    await bookTwo(page, two);
    // A link to an offer for four means four, whatever was asked for before.
    await visit('/book?hotel=neptune&room=BNK&promo=FOURBUNKS&adults=4');
    await expect(page).toHaveURL(/hotel=neptune&room=bunk-room&arrive=.*&adults=4&children=0&promo=FOURBUNKS$/);
    await expect(page.getByLabel('Adults', { exact: true })).toHaveValue('4');
    await expect(page.getByRole('article')).toHaveText([/Bunk Room/]);
  });
});
