import { expect, memberStatus, test } from './newsletter-site.ts';
import {
  address,
  button,
  expectValues,
  field,
  fillIn,
  footers,
  formNamed,
  person,
  returnedForm,
  send,
  summary,
} from './newsletter-steps.ts';

test.use({ javaScriptEnabled: false });

test('a form with errors comes back with its values, each error leading to its field', async ({
  page,
  email,
  offences: _,
}) => {
  await page.goto('/dining/the-gold-room');
  const form = formNamed(page, footers.ulysses);
  await fillIn(form, { lastName: 'Wells', emailAddress: 'ida@', zip: '21201' });
  await send(form);
  await expect(page).toHaveURL(/\/newsletter\?subscribe$/);
  const returned = formNamed(page, returnedForm);
  await expect(summary(returned)).toBeFocused();
  await expect(summary(returned).getByRole('link')).toHaveText([
    'Enter your first name.',
    'Enter an email address, like name@example.com.',
  ]);
  await expectValues(returned, { firstName: '', lastName: 'Wells', emailAddress: 'ida@', zip: '21201' });
  await expect(field(returned, 'emailAddress')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(returned, 'emailAddress')).toHaveAccessibleDescription(
    'Enter an email address, like name@example.com.',
  );
  await summary(returned).getByRole('link', { name: 'Enter your first name.' }).click();
  await expect(field(returned, 'firstName')).toBeFocused();

  // It goes to the list of the footer that it was begun in, though the newsletter's page has another.
  await fillIn(returned, person(email));
  await button(returned).click();
  await expect(page.getByRole('main').getByRole('status')).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText("Thank you, we'll be in touch soon.");
});

test('a form that came too soon says so, and is taken the second time', async ({
  page,
  email,
  ownSite,
  offences: _,
}) => {
  // A page of this kind is never stored: its form is as old as the answer.
  await page.goto('/newsletter?sent=none');
  const form = formNamed(page, footers.group);
  await fillIn(form, address(email));
  await button(form).click();
  const returned = formNamed(page, returnedForm);
  await expect(summary(returned)).toContainText('This came within two seconds, as programs send forms.');
  await expectValues(returned, address(email));
  expect(await memberStatus(ownSite, 'ash-letter', email)).toBeNull();
  await send(returned);
  await expect(page.getByRole('main').getByRole('status')).toHaveText("Thank you, we'll be in touch soon.");
  expect(await memberStatus(ownSite, 'ash-letter', email)).toBe('subscribed');
});

test('the page of the newsletter says nothing to whom sent nothing', async ({ page, visit }) => {
  expect(await visit('/newsletter?subscribe')).toBe(200);
  await expect(formNamed(page, returnedForm)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
});
