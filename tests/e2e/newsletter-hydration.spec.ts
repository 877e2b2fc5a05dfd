import type { Page } from '@playwright/test';
import { follow, untilAlive } from './navigation/moving.ts';
import { expect, memberStatus, test } from './newsletter-site.ts';
import {
  address,
  expectValues,
  field,
  fillIn,
  footers,
  formNamed,
  message,
  person,
  returnedForm,
  send,
  summary,
  wake,
} from './newsletter-steps.ts';
import { expectAccessible, untilInteractive } from './site-test.ts';

const thanks = "Thank you, we'll be in touch soon.";

/** Holds back the code of the newsletter's form, once somebody asks for it, until the test lets it through. */
async function holdFormCode(page: Page): Promise<{ isRequested: () => boolean; release: () => void }> {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/assets/forms-*.js', async (route) => {
    asked += 1;
    await promise;
    await route.continue();
  });
  return { isRequested: () => asked > 0, release };
}

test('what was filled in before the form came alive stays, and sent by script', async ({
  page,
  email,
  offences: _,
}) => {
  const code = await holdFormCode(page);
  await page.goto('/hotels/ulysses');
  await untilInteractive(page);
  // Nobody has turned to the footer yet.
  expect(code.isRequested()).toBe(false);
  const form = formNamed(page, footers.ulysses);
  await fillIn(form, person(email));
  await expect.poll(code.isRequested).toBe(true);
  await field(form, 'zip').focus();
  code.release();
  await untilAlive(form);
  await expectValues(form, person(email));
  await expect(field(form, 'zip')).toBeFocused();
  await send(form);
  await expect(message(form)).toHaveText(thanks);
  await expect(page).toHaveURL(/\/hotels\/ulysses$/);
});

test('a form that is sent before it came alive is a plain post, whose answer can be sent again by script', async ({
  page,
  email,
  request,
  ownSite,
  offences: _,
}) => {
  await request.post('/api/mailchimp-subscribe', {
    data: { ...address(email), status: 'subscribed', id: 'ash-letter' },
  });
  const code = await holdFormCode(page);
  await page.goto('/team');
  await untilInteractive(page);
  const form = formNamed(page, footers.group);
  await fillIn(form, address(email));
  await send(form);
  await expect(page).toHaveURL(/\/newsletter\?subscribe$/);
  const returned = formNamed(page, returnedForm);
  await expect(summary(returned)).toHaveText(`${email} is already a list member.`);
  await expectValues(returned, address(email));
  code.release();
  await untilInteractive(page);
  await untilAlive(returned);
  await expect(summary(returned)).toBeFocused();
  await expectAccessible(page);

  const other = `other-${email}`;
  await field(returned, 'email_address').fill(other);
  await send(returned);
  await expect(message(returned)).toHaveText(thanks);
  await expect(summary(returned)).toHaveCount(0);
  expect(await memberStatus(ownSite, 'ash-letter', other)).toBe('subscribed');
  // Cleared 3 s after the result, as any other.
  await expect(field(returned, 'email_address')).toHaveValue('');
});

test('a form that was never touched goes with its page: by link, Back and Forward', async ({
  page,
  email,
  offences: _,
}) => {
  await page.goto('/team');
  await untilInteractive(page);
  const names = () => page.getByRole('contentinfo').locator('form[aria-label] input[id]').evaluateAll(namesOf);
  expect(await names()).toEqual(['email_address']);
  await follow(page, '/hotels/ulysses');
  const ulysses = formNamed(page, footers.ulysses);
  await expect(ulysses).toBeVisible();
  expect(await names()).toEqual(['firstName', 'lastName', 'emailAddress', 'zip']);
  await page.goBack();
  const group = formNamed(page, footers.group);
  await expect(group).toBeVisible();
  await expect(ulysses).toHaveCount(0);
  expect(await names()).toEqual(['email_address']);
  await page.goForward();
  await expect(ulysses).toBeVisible();
  await untilAlive(ulysses);
  await fillIn(ulysses, person(email));
  await send(ulysses);
  await expect(message(ulysses)).toHaveText(thanks);
  // What was filled in for one list is not there for the other.
  await page.goBack();
  await expect(field(group, 'email_address')).toHaveValue('');
});

test('the history of the browser leads from one untouched footer to another', async ({ page, email, offences: _ }) => {
  await page.goto('/hotels/ulysses');
  await page.goto('/dining/karls');
  await untilInteractive(page);
  await page.evaluate(() => history.back());
  const ulysses = formNamed(page, footers.ulysses);
  await expect(ulysses).toBeVisible();
  await untilInteractive(page);
  await page.evaluate(() => history.forward());
  const siren = formNamed(page, footers.siren);
  await expect(siren).toBeVisible();
  await expect(ulysses).toHaveCount(0);
  await untilInteractive(page);
  await wake(siren);
  await fillIn(siren, address(email));
  await send(siren);
  await expect(message(siren)).toHaveText(thanks);
});

test('a link in the footer that was just touched leads to the next page and its form', async ({
  page,
  email,
  offences: _,
}) => {
  await page.goto('/team');
  await untilInteractive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ulysses, Baltimore' }).click();
  await expect(page).toHaveURL(/\/hotels\/ulysses$/);
  const ulysses = formNamed(page, footers.ulysses);
  await untilAlive(ulysses);
  await fillIn(ulysses, person(email));
  await send(ulysses);
  await expect(message(ulysses)).toHaveText(thanks);
});

function namesOf(inputs: Element[]): string[] {
  return inputs.map((input) => (input as HTMLInputElement).name);
}
