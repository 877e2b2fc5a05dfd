import type { Page, Route } from '@playwright/test';
import { backInStock, contact } from './form-cases.ts';
import { submissionsOf } from './form-database.ts';
import {
  control,
  expectValues,
  fillIn,
  openForm,
  recordedStates,
  recordStates,
  result,
  send,
  sendButton,
  sent,
  summary,
  untilOldEnough,
  untilThanked,
} from './form-steps.ts';
import { expect, test } from './forms-site.ts';
import { expectAccessible } from './site-test.ts';

const within = `form[aria-label="${contact.name}"]`;

/** Holds back the answers of a path until it is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

test('a form says what it is doing: idle, dirty, checking, submitting, success; a second press sends nothing', async ({
  page,
  ownSite,
  email,
  offences: _,
}) => {
  const answerChallenge = await holdBack(page, '**/api/challenge');
  const answerForm = await holdBack(page, '**/api/forms?*');
  const form = await openForm(page, contact, { alive: true });
  await expect(form).toHaveAttribute('data-state', 'idle');
  await expectAccessible(page, { within });
  await recordStates(form);
  await fillIn(form, { ...contact.values, email });
  await expect(form).toHaveAttribute('data-state', 'dirty');
  await expectAccessible(page, { within });

  await send(form);
  await expect(form).toHaveAttribute('data-state', 'checking');
  await expect(sendButton(form)).toHaveText('Checking…');
  await expect(sendButton(form)).toHaveAttribute('aria-disabled', 'true');
  await expect(sendButton(form)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessible(page, { within });
  answerChallenge();

  await expect(form).toHaveAttribute('data-state', 'submitting');
  await expect(sendButton(form)).toHaveText('Sending…');
  await expect(sendButton(form)).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page, { within });
  answerForm();

  await untilThanked(page);
  await expectAccessible(page, { within: 'div[data-state=success]' });
  await expect(page.getByRole('status').filter({ hasText: 'Your reference is ASH-' })).toHaveCount(1);
  expect(await recordedStates(page)).toEqual(['dirty', ...sent()]);
  expect(submissionsOf(ownSite, email)).toHaveLength(1);
});

for (const [title, fail] of Object.entries({
  'cannot be reached': (route: Route) => route.abort(),
  'answers with 503': (route: Route) => route.fulfill({ status: 503 }),
})) {
  test(`a challenge that ${title} leaves other ways, and can be tried again`, async ({ page, ownSite, email }) => {
    await page.route('**/api/challenge', fail, { times: 1 });
    const form = await openForm(page, contact, { alive: true });
    await fillIn(form, { ...contact.values, email });
    await recordStates(form);
    await send(form);
    await expect(summary(form)).toHaveText(
      'The check that keeps programs out could not be finished. Nothing was lost; please try again.',
    );
    await expect(summary(form)).toBeFocused();
    await expect(form).toContainText(`You can also ${contact.otherWays}.`);
    await expect(form.getByRole('link', { name: 'call +1 401-555-0145' })).toHaveAttribute('href', 'tel:+14015550145');
    await expect(form.getByRole('link', { name: 'write to hello@ash.example' })).toHaveAttribute(
      'href',
      'mailto:hello@ash.example',
    );
    expect(await recordedStates(page)).toEqual(['challenge start', 'checking', 'challenge error', 'form_error']);
    await expectValues(form, { ...contact.values, email });
    await expectAccessible(page, { within });
    expect(submissionsOf(ownSite, email)).toEqual([]);

    await sendButton(form).click();
    await untilThanked(page);
    expect(submissionsOf(ownSite, email)).toMatchObject([{ challenge: 'solved' }]);
  });
}

test('a form without a connection keeps its values, and is sent once there is one', async ({
  page,
  context,
  ownSite,
  email,
}) => {
  const form = await openForm(page, contact, { alive: true });
  await fillIn(form, { ...contact.values, email });
  await recordStates(form);
  await page.unroute('**/api/challenge');
  await context.setOffline(true);
  await send(form);
  await expect(form).toHaveAttribute('data-state', 'offline');
  await expect(summary(form)).toHaveText('You are offline. Nothing was lost; try again once you are back.');
  await expect(summary(form)).toBeFocused();
  await expect(sendButton(form)).toHaveText('Try again');
  expect(await recordedStates(page)).toEqual(['challenge start', 'checking', 'challenge error', 'offline']);
  await expectValues(form, { ...contact.values, email });
  await expectAccessible(page, { within });

  await context.setOffline(false);
  await sendButton(form).click();
  await untilThanked(page);
  expect(submissionsOf(ownSite, email)).toMatchObject([{ challenge: 'solved' }]);
});

test('a form whose answer is lost on its way is one submission, however often it is sent', async ({
  page,
  ownSite,
  email,
}) => {
  await page.route('**/api/forms?*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const form = await openForm(page, contact, { alive: true });
  await fillIn(form, { ...contact.values, email });
  await send(form);
  await expect(form).toHaveAttribute('data-state', 'offline');
  await expect(summary(form)).toHaveText('No answer came: the connection failed. Nothing was lost; please try again.');
  await expectValues(form, { ...contact.values, email });
  const [first] = submissionsOf(ownSite, email);
  expect(first?.mails).toHaveLength(2);

  await page.unroute('**/api/forms?*');
  await sendButton(form).click();
  expect(await untilThanked(page)).toBe(first?.reference);
  expect(submissionsOf(ownSite, email)).toEqual([first]);
});

test('what was written survives a reload, and is forgotten once it was sent', async ({ page, email, offences: _ }) => {
  const written = { ...contact.values, email };
  await fillIn(await openForm(page, contact, { alive: true }), written);
  const form = await openForm(page, contact, { alive: true });
  await expectValues(form, written);
  await fillIn(form, { message: 'On second thoughts, a blue one.' });
  await page.reload();
  await expect(control(form, 'message')).toHaveValue('On second thoughts, a blue one.');
  await expectValues(form, { ...written, message: 'On second thoughts, a blue one.' });
  await expect(control(await openForm(page, backInStock, { alive: true }), 'email')).toHaveValue('');

  await openForm(page, contact, { alive: true });
  await send(form);
  await untilThanked(page);
  await openForm(page, contact, { alive: true });
  await expectValues(form, { topic: '', hotel: '', name: '', email: '', phone: '', message: '', consent: '' });
});

test('an address chooses the topic, and a draft does not change what it chose', async ({ page, offences: _ }) => {
  const form = await openForm(page, { ...contact, path: '/contact?topic=press' }, { alive: true });
  await expect(control(form, 'topic')).toHaveValue('press');
  await fillIn(form, { name: 'Ada Quill' });
  await openForm(page, { ...contact, path: '/contact?topic=bill' }, { alive: true });
  await expect(control(form, 'name')).toHaveValue('Ada Quill');
});

test('a keyboard alone sends a form', async ({ page, ownSite, email, offences: _ }) => {
  const form = await openForm(page, backInStock, { alive: true });
  await control(form, 'email').focus();
  await untilOldEnough(form);
  await page.keyboard.press('Enter');
  await expect(summary(form)).toBeFocused();
  await expect(summary(form).getByRole('link')).toHaveText(backInStock.missing);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(control(form, 'email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(sendButton(form)).toBeFocused();
  await page.keyboard.press('Enter');
  await untilThanked(page);
  expect(submissionsOf(ownSite, email)).toHaveLength(1);
  await expect(result(page)).toContainText('Name it if you write or call.');
});
