import { expect, expectAccessible, test, untilSectionsAlive } from './site-test.ts';

const list = '/hotels/the-siren';

test.describe('with scripts', () => {
  test.beforeEach(async ({ page, visit }) => {
    await visit(list);
    await untilSectionsAlive(page);
  });

  test('a card opens its room over the list, and Back closes it', async ({ page }) => {
    const card = page.getByRole('link', { name: 'Tower Suite' });
    await card.click();
    const popup = page.getByRole('dialog', { name: 'Tower Suite' });
    await expect(popup).toBeVisible();
    await expect(page).toHaveURL(`${list}?room=tower-suite`);
    await expect(popup.getByRole('heading', { name: 'Tower Suite' })).toBeFocused();
    await expect(popup.getByRole('link', { name: 'Book this room' })).toHaveAttribute(
      'href',
      '/book?hotel=the-siren&room=tower-suite',
    );
    await expectAccessible(page);
    await page.goBack();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(list);
    await expect(card).toBeFocused();
  });

  test('the rooms beside it follow without closing, and Escape leaves no trace in the history', async ({ page }) => {
    const before = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: 'Tower Suite' }).press('Enter');
    const popup = page.getByRole('dialog');
    await popup.getByRole('button', { name: 'Next room' }).click();
    await expect(popup.getByRole('heading', { level: 2 }).first()).not.toHaveText('Tower Suite');
    await expect(popup.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await expect(popup.getByRole('link', { name: 'Book this room' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(list);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  test('a shared link opens the room, and closing it leaves the list', async ({ page, visit }) => {
    await visit(`${list}?room=tower-suite`);
    const popup = page.getByRole('dialog', { name: 'Tower Suite' });
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(list);
  });

  test('a room that cannot be fetched says so, and can be asked for again', async ({ page, offences }) => {
    await page.route('**/api/rooms/**', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.getByRole('link', { name: 'Tower Suite' }).click();
    const popup = page.getByRole('dialog', { name: 'Tower Suite' });
    await expect(popup.getByRole('alert')).toContainText('did not come');
    await expectAccessible(page, { within: 'dialog' });
    await page.unroute('**/api/rooms/**');
    await popup.getByRole('button', { name: 'Try again' }).click();
    await expect(popup.getByRole('link', { name: 'Book this room' })).toBeVisible();
    // The browser's own word for the answers that this test made.
    offences.console = offences.console.filter((line) => !line.includes('503'));
  });

  test('a click with a key held down is the link’s own', async ({ page, context }) => {
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Tower Suite' }).click({ modifiers: ['ControlOrMeta'] });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(await opened).toHaveURL(`${list}/rooms/tower-suite`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a card leads to the room’s page', async ({ page }) => {
    await page.goto(list);
    await page.getByRole('link', { name: 'Tower Suite' }).click();
    await expect(page).toHaveURL(`${list}/rooms/tower-suite`);
    await expect(page.getByRole('heading', { level: 1, name: 'Tower Suite' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book this room' })).toBeVisible();
  });
});
