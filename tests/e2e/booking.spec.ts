import { day, daysWhen } from './free-days.ts';
import { expect, expectAccessible, test, untilSectionsAlive } from './site-test.ts';

test('the booking bar leads to rooms with prices, and a room to the engine, with the stay', async ({
  page,
  visit,
  request,
}) => {
  const { arrive, depart } = await daysWhen(request, 'available', [['ulysses', 'DRS']], 3);
  await visit('/hotels/ulysses');
  await untilSectionsAlive(page);
  await page.getByLabel('Check-in').fill(arrive);
  await page.getByLabel('Check-out').fill(depart);
  await page.getByRole('button', { name: 'More adults' }).click();
  await page.getByLabel('Promotion code').fill('SLOWSUNDAY');
  await page.getByRole('button', { name: 'Check availability' }).click();
  const stay = `arrive=${arrive}&depart=${depart}&adults=3&children=0&promo=SLOWSUNDAY`;
  await expect(page).toHaveURL(`/hotels?hotel=ulysses&${stay}`);
  await page.getByRole('link', { name: 'Book Drapes Suite' }).click();
  await expect(page).toHaveURL(
    `/_services/booking/cendyn?property=ASH-BWI-15&checkin=${arrive}&checkout=${depart}&adults=3&promo-code=SLOWSUNDAY&roomCode=DRS`,
  );
  await expect(page.getByRole('heading', { name: 'Demonstration booking engine' })).toBeVisible();
  await page.getByRole('link', { name: 'See the price and book' }).click();
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByRole('button', { name: /^Book this room for \$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your room is booked');
  await expect(page.getByRole('link', { name: 'Add to your calendar' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Ulysses' }).click();
  await expect(page).toHaveURL('/hotels/ulysses');
});

test('the stay is kept, fills in the forms of stored pages, and rooms are booked with it', async ({
  page,
  visit,
  request,
}) => {
  const { arrive, depart } = await daysWhen(request, 'available', [['neptune', 'LNQ']], 2);
  await visit(`/hotels?arrive=${arrive}&depart=${depart}&adults=2&children=0`);
  await visit('/hotels/neptune');
  // Before the application runs, and after it.
  await expect(page.getByLabel('Check-in')).toHaveValue(arrive);
  await untilSectionsAlive(page);
  await expect(page.getByLabel('Check-in')).toHaveValue(arrive);
  await expect(page.getByLabel('Check-out')).toHaveValue(depart);
  await visit('/hotels/neptune/rooms/lantern-queen');
  await untilSectionsAlive(page);
  await page.getByRole('link', { name: 'Book this room' }).click();
  await expect(page).toHaveURL(
    `/hotels?hotel=neptune&room=lantern-queen&arrive=${arrive}&depart=${depart}&adults=2&children=0`,
  );
  await page.getByRole('link', { name: 'Book Lantern Queen' }).first().click();
  await expect(page).toHaveURL(
    `/_services/booking/other?property=ASH-PVD-23&arrive=${arrive}&depart=${depart}&adults=2&room=LNQ`,
  );
  await visit('/hotels');
  await page.getByText('Change nights, guests or filters').click();
  await page.getByRole('button', { name: 'Forget these nights' }).click();
  await expect(page.getByLabel('Check-in')).toHaveValue('');
});

test('what is wrong is said at the field, which gets the focus', async ({ page, visit }) => {
  await visit('/hotels/ulysses');
  await untilSectionsAlive(page);
  await page.getByLabel('Check-in').fill(day(5));
  await page.getByLabel('Check-out').fill(day(3));
  await page.getByRole('button', { name: 'Check availability' }).click();
  await expect(page.getByLabel('Check-out')).toBeFocused();
  await expect(page.getByLabel('Check-out')).toHaveAccessibleDescription(/later day/);
  await expect(page).toHaveURL('/hotels/ulysses');
  await expectAccessible(page);
});

test('a jump past the bar brings up the way back to it', async ({ page, visit }) => {
  await visit('/hotels/ulysses');
  await untilSectionsAlive(page);
  const back = page.getByRole('button', { name: 'Choose your nights' });
  await expect(back).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(back).toBeVisible();
  expect((await back.locator('..').boundingBox())?.height).toBeLessThanOrEqual(42);
  await back.click();
  await expect(page.getByLabel('Check-in')).toBeFocused();
  await expect(back).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a wrong stay comes back as a page with its errors; a right one leads to prices and on', async ({
    page,
    visit,
    request,
  }) => {
    const { arrive, depart } = await daysWhen(request, 'available', [['ulysses', 'BYQ']], 2);
    await visit('/hotels/ulysses');
    await page.getByLabel('Check-in').fill(arrive);
    await page.getByLabel('Check-out').fill(day(3));
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/hotels');
    await page.getByRole('button', { name: 'Check availability' }).click();
    expect((await answered).status()).toBe(422);
    await expect(page.getByLabel('Check-in')).toHaveValue(arrive);
    await expect(page.getByLabel('Check-out')).toHaveAccessibleDescription(/later day/);
    await page.getByRole('link', { name: /later day/ }).click();
    await page.getByLabel('Check-out').fill(depart);
    await page.getByRole('button', { name: 'Show rooms' }).click();
    await expect(page.getByRole('link', { name: 'Book Bay Queen' })).toBeVisible();
    // The cookie is read on the server.
    await visit('/hotels/ulysses/rooms/bay-queen');
    await page.getByRole('link', { name: 'Book this room' }).click();
    await page.getByRole('link', { name: 'Book Bay Queen' }).click();
    await expect(page.getByRole('heading', { name: 'Demonstration booking engine' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Bay Queen (BYQ)' })).toBeVisible();
  });
});

test('a wrong stay is a page that axe passes, its summary in focus', async ({ page, visit }) => {
  expect(await visit('/book?hotel=nowhere&arrive=2020-01-01&depart=2020-01-01')).toBe(422);
  await untilSectionsAlive(page);
  await expect(page.getByRole('region', { name: '3 things to put right' })).toBeFocused();
  await expectAccessible(page);
});

test('a hotel that takes no bookings online gives its telephone number', async ({ page, visit }) => {
  expect(await visit('/book?hotel=shenandoah-mansions')).toBe(200);
  await expect(page.getByRole('main').getByRole('link', { name: '+1 540-555-0161' })).toHaveAttribute(
    'href',
    'tel:+15405550161',
  );
  await expectAccessible(page);
});
