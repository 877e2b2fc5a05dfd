import { expect, test, untilInteractive } from '../site-test.ts';
import { follow } from './moving.ts';

const group = 'A letter now and then. Mostly about plaster.';
const siren = 'Hear when the record men are coming';

test('the footer of a hotel stays from /dining/karls to /enjoy/karls', async ({ page, visit }) => {
  await visit('/dining/karls');
  await untilInteractive(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(siren);
  await follow(page, '/enjoy/karls');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(footer).toContainText(siren);
  await expect(footer).toHaveCSS('background-color', 'rgb(92, 22, 32)');
});

for (const [from, to] of [
  ['/dining/karls', '/about'],
  ['/hotels/the-siren', '/cart'],
  ['/hotels/the-siren', '/collections'],
  ['/hotels/the-siren', '/'],
] as const) {
  test(`the footer is the group's again from ${from} to ${to}`, async ({ page, visit }) => {
    await visit(from);
    await untilInteractive(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(siren);
    await follow(page, to);
    await expect(footer).toContainText(group);
    await expect(footer).not.toContainText(siren);
    await page.goBack();
    await expect(footer).toContainText(siren);
  });
}
