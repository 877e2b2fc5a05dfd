import type { Page } from '@playwright/test';
import { openWithStillClock } from './navigation/moving.ts';
import { expect, sectionWithNames, test } from './newsletter-site.ts';
import {
  address,
  button,
  expectValues,
  field,
  fillIn,
  footers,
  formNamed,
  message,
  person,
  send,
  spoken,
  summary,
  untilOldEnough,
  wake,
} from './newsletter-steps.ts';
import { expectAccessible, untilInteractive } from './site-test.ts';

const thanks = "Thank you, we'll be in touch soon.";
const group = (page: Page) => formNamed(page, footers.group);

test('message and form are cleared 3 s after a result, not while the message is hovered or focused', async ({
  page,
  visit,
  email,
}) => {
  await openWithStillClock(page, visit, '/team');
  const form = group(page);
  await wake(form);
  await fillIn(form, address(email));
  await untilOldEnough(form);
  // A second press meanwhile is not a second subscription.
  await button(form).dblclick();
  await expect(message(form)).toHaveText(thanks);
  await expect(button(form)).toBeFocused();

  await page.clock.runFor(2_900);
  await message(form).hover();
  await page.clock.runFor(30_000);
  await expect(message(form)).toHaveText(thanks);
  // The form itself may be hovered and focused.
  await button(form).hover();
  await page.clock.runFor(2_999);
  await expect(message(form)).toHaveText(thanks);
  await expect(field(form, 'email_address')).toHaveValue(email);
  await page.clock.runFor(1);
  await expect(message(form)).toHaveCount(0);
  await expect(field(form, 'email_address')).toHaveValue('');
  await expect(form).toHaveAttribute('data-state', 'idle');
  await expect(spoken(page)).toHaveText(thanks);

  await fillIn(form, address(email));
  await page.keyboard.press('Enter');
  await expect(message(form)).toHaveText(`${email} is already a list member.`);
  await expect(field(form, 'email_address')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(message(form)).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(message(form)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(3_000);
  await expect(message(form)).toHaveCount(0);
});

test('field errors lead to their fields and stay; a keyboard alone gets through', async ({
  page,
  visit,
  email,
  offences: _,
}) => {
  await openWithStillClock(page, visit, '/newsletter');
  const form = formNamed(page, sectionWithNames.heading);
  await untilOldEnough(form);
  await field(form, 'firstName').focus();
  await page.keyboard.press('Enter');
  await expect(summary(form)).toBeFocused();
  await expect(summary(form).getByRole('link')).toHaveText([
    'Enter your first name.',
    'Enter your last name.',
    'Enter your email address.',
  ]);
  await page.clock.runFor(30_000);
  await expect(form).toHaveAttribute('data-state', 'invalid');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(form, 'firstName')).toBeFocused();
  await expect(field(form, 'firstName')).toHaveAccessibleDescription('Enter your first name.');
  for (const text of ['Ida', 'Wells', 'ida@', '21201']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(summary(form).getByRole('link')).toHaveText(['Enter an email address, like name@example.com.']);
  await expectValues(form, { firstName: 'Ida', lastName: 'Wells', emailAddress: 'ida@', zip: '21201' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(form, 'emailAddress')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(message(form)).toHaveText(sectionWithNames.thanks);
  await expect(summary(form)).toHaveCount(0);
});

for (const [path, name, values] of [
  ['/team', footers.group, address],
  ['/dining/the-gold-room', footers.ulysses, person],
] as const) {
  test(`the form at the foot of ${path} is accessible in every state`, async ({ page, email, offences: _ }) => {
    await page.goto(path);
    await untilInteractive(page);
    const form = formNamed(page, name);
    await wake(form);
    await send(form);
    await expect(summary(form)).toBeFocused();
    await expectAccessible(page, { within: 'footer' });
    await fillIn(form, values(email));
    await send(form);
    await expect(message(form)).toHaveText(thanks);
    await send(form);
    await expect(message(form)).toContainText('already');
    await message(form).focus();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, { within: 'footer' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test('of two forms on a page, each says what it was answered itself', async ({ page, email, offences: _ }) => {
  await page.goto('/hotels/shenandoah-mansions');
  await untilInteractive(page);
  const works = formNamed(page, 'A letter when there are doors');
  const footer = formNamed(page, footers.shenandoah);
  await wake(works);
  await wake(footer);
  await fillIn(works, person(email));
  await fillIn(footer, address(email));
  await send(footer);
  await expect(message(footer)).toHaveText('The requested resource could not be found.');
  await expect(works).toHaveAttribute('data-state', 'idle');
  await expectValues(works, person(email));
  await send(works);
  await expect(message(works)).toHaveText(thanks);
});

test('a browser that is offline says that it failed, and the next try works', async ({ page, context, email }) => {
  await page.goto('/dining/the-gold-room');
  await untilInteractive(page);
  const form = formNamed(page, footers.ulysses);
  await wake(form);
  await fillIn(form, person(email));
  await untilOldEnough(form);
  await context.setOffline(true);
  await button(form).click();
  await expect(message(form)).toHaveText('Sorry, but failed.');
  await expect(form).toHaveAttribute('data-state', 'network_error');
  await context.setOffline(false);
  await button(form).click();
  await expect(message(form)).toHaveText(thanks);
});
