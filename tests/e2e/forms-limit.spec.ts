import { contact, formCases } from './form-cases.ts';
import { submissionsOf } from './form-database.ts';
import { filledForm, outcomeOf, post, ways } from './form-posts.ts';
import { expectValues, fillIn, openForm, send, sendButton, summary } from './form-steps.ts';
import { expect, spareWork, test } from './forms-site.ts';
import { startSite } from './running-site.ts';
import { expectAccessible } from './site-test.ts';

/** As many as are refused below before the site reads no more of them. */
const limit = 12;

test('too many forms of one visitor are refused, keep their values, and say when to try again', async ({
  browser,
  playwright,
  email,
}) => {
  test.setTimeout(120_000);
  const site = await startSite({ FORM_LIMIT: String(limit) });
  const request = await playwright.request.newContext({ baseURL: site.address });
  const contexts = await Promise.all(
    [true, false].map((javaScriptEnabled) => browser.newContext({ baseURL: site.address, javaScriptEnabled })),
  );
  try {
    const fields = await filledForm(request, contact, email, site);
    for (let sent = 0; sent < limit; sent += 1) {
      const answer = await post(request, contact, { ...fields, message: `Letter ${sent}` }, 'script');
      expect(answer.status()).toBe(200);
    }
    expect(submissionsOf(site, email)).toHaveLength(limit);

    const tooMany = 'Too many forms were sent from your connection. Nothing was lost; try again in 10 minutes.';
    for (const formCase of Object.values(formCases)) {
      const filled = await filledForm(request, formCase, `late-${email}`, site);
      for (const way of ways) {
        const answer = await post(request, formCase, filled, way);
        const wait = Number(answer.headers()['retry-after']);
        expect(wait).toBeGreaterThan(500);
        expect(wait).toBeLessThanOrEqual(600);
        const answered = await outcomeOf(answer, way);
        expect(answered).toMatchObject({ status: 429, state: 'rate_limited', says: [tooMany] });
        expect(answered.text).toContain(`late-${email}`);
      }
    }

    const late = { ...contact.values, email: `late-${email}` };
    const pages = await Promise.all(contexts.map((context) => context.newPage()));
    await Promise.all(pages.map((page) => spareWork(page, site)));
    for (const [index, page] of pages.entries()) {
      const form = await openForm(page, contact, { alive: index === 0 });
      await fillIn(form, late);
      await send(form);
      await expect(form).toHaveAttribute('data-state', 'rate_limited');
      await expect(summary(form)).toHaveText(tooMany);
      await expect(summary(form)).toBeFocused();
      await expect(form).toContainText(`You can also ${contact.otherWays}.`);
      await expectValues(form, late);
      if (index === 0) await expectAccessible(page, { within: `form[aria-label="${contact.name}"]` });
    }

    // Whoever goes on is no longer listened to; the form says so all the same.
    expect((await post(request, contact, { ...fields, message: 'One more' }, 'script')).status()).toBe(429);
    expect(await (await post(request, contact, fields, 'page')).text()).toContain('Go back and try again');
    const [page] = pages;
    if (!page) throw new Error('no page');
    const form = page.getByRole('form', { name: contact.name });
    await sendButton(form).click();
    await expect(summary(form)).toHaveText(
      'Too many forms were sent from your connection. Nothing was lost; try again in ten minutes.',
    );
    await expect(form).toHaveAttribute('data-state', 'rate_limited');
    await expectValues(form, late);
    expect(submissionsOf(site, `late-${email}`)).toEqual([]);
  } finally {
    await Promise.all([request.dispose(), ...contexts.map((context) => context.close())]);
    await site.stop();
  }
});
