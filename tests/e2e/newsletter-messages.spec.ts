import type { Page } from '@playwright/test';
import { mailsTo } from './account-site.ts';
import { expect, hubMember, memberStatus, sectionWithNames, setMember, test } from './newsletter-site.ts';
import {
  address,
  expectValues,
  fillIn,
  footers,
  formNamed,
  message,
  person,
  returnedForm,
  send,
  spoken,
  summary,
  wake,
} from './newsletter-steps.ts';
import { untilInteractive } from './site-test.ts';

/** What a form shows, in the words of docs/reference/newsletters.md#messages, and how: `data-state` names the style. */
type Shown = { words: string; state: 'success' | 'exists' | 'error' };

const thanks: Shown = { words: "Thank you, we'll be in touch soon.", state: 'success' };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    /** Opens a page and sends a form of it; by script the answer stands in it, else on the newsletter's page. */
    async function subscribe(page: Page, path: string, name: string, values: Record<string, string>): Promise<void> {
      await page.goto(path);
      if (javaScriptEnabled) await untilInteractive(page);
      await sendForm(page, name, values);
    }

    async function sendForm(page: Page, name: string, values: Record<string, string>): Promise<void> {
      const form = formNamed(page, name);
      if (javaScriptEnabled) await wake(form);
      await fillIn(form, values);
      await send(form);
    }

    async function expectShown(page: Page, name: string, values: Record<string, string>, shown: Shown) {
      const { words, state } = shown;
      if (javaScriptEnabled) {
        const form = formNamed(page, name);
        await expect(message(form)).toHaveText(words);
        await expect(form).toHaveAttribute('data-state', state);
        await expect(spoken(page)).toHaveText(words);
        return;
      }
      await expect(page).toHaveURL(/\/newsletter\?subscribe$/);
      const form = formNamed(page, returnedForm);
      if (state === 'success') {
        await expect(page.getByRole('main').getByRole('status')).toHaveText(words);
        await expect(form).toHaveCount(0);
        return;
      }
      await expect(summary(form)).toHaveText(words);
      await expect(summary(form)).toBeFocused();
      await expectValues(form, values);
    }

    test('list: success, and Member Exists without the note about updating', async ({
      page,
      email,
      ownSite,
      offences: _,
    }) => {
      await subscribe(page, '/team', footers.group, address(email));
      await expectShown(page, footers.group, address(email), thanks);
      expect(await memberStatus(ownSite, 'ash-letter', email)).toBe('subscribed');
      // The newsletter's page, where a plain post leads, has the same footer.
      await sendForm(page, footers.group, address(email));
      const shown: Shown = { words: `${email} is already a list member.`, state: 'exists' };
      await expectShown(page, footers.group, address(email), shown);
    });

    test('list: one that is not there', async ({ page, email, offences: _ }) => {
      await subscribe(page, '/hotels/shenandoah-mansions', footers.shenandoah, address(email));
      const shown: Shown = { words: 'The requested resource could not be found.', state: 'exists' };
      await expectShown(page, footers.shenandoah, address(email), shown);
    });

    test('list: another result shows its detail', async ({ page, email, ownSite, offences: _ }) => {
      await setMember(ownSite, 'siren-letter', email, 'unsubscribed');
      await subscribe(page, '/dining/karls', footers.siren, address(email));
      const reason =
        'is in a compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed.';
      await expectShown(page, footers.siren, address(email), { words: `${email} ${reason}`, state: 'error' });
      expect(await memberStatus(ownSite, 'siren-letter', email)).toBe('unsubscribed');
    });

    test('list: one that asks to confirm by mail', async ({ page, email, ownSite, offences: _ }) => {
      await subscribe(page, '/hotels/neptune', footers.neptune, address(email));
      const shown: Shown = { words: 'Check your inbox to confirm.', state: 'success' };
      await expectShown(page, footers.neptune, address(email), shown);
      expect(await memberStatus(ownSite, 'neptune-tides', email)).toBe('pending');
      expect(mailsTo(ownSite, email).map(({ subject }) => subject)).toEqual(['Please confirm: Tides at Neptune']);
    });

    test('hub: success, and a failure in its own words', async ({ page, email, ownSite, offences: _ }) => {
      await subscribe(page, '/dining/the-gold-room', footers.ulysses, person(email));
      await expectShown(page, footers.ulysses, person(email), thanks);
      const stored = { first_name: 'Ida', last_name: 'Wells-Barnett', zip: '21201' };
      expect(hubMember(ownSite, 'ulysses-tenants', email)).toEqual(stored);
      if (javaScriptEnabled) await sendForm(page, footers.ulysses, person(email));
      else await subscribe(page, '/dining/the-gold-room', footers.ulysses, person(email));
      const shown: Shown = { words: `Email address ${email} is already on this list.`, state: 'error' };
      await expectShown(page, footers.ulysses, person(email), shown);
    });

    test('hub: a form that is not there', async ({ page, email, offences: _ }) => {
      await subscribe(page, '/dining/the-vestry', footers.peterAndPaul, person(email));
      const shown: Shown = { words: 'Form id: there is no such form.', state: 'error' };
      await expectShown(page, footers.peterAndPaul, person(email), shown);
    });

    test('sections: each goes where it says, with its own words of thanks', async ({
      page,
      email,
      ownSite,
      offences: _,
    }) => {
      await subscribe(page, '/newsletter', 'Put down your address', address(email));
      await expectShown(page, 'Put down your address', address(email), thanks);
      expect(await memberStatus(ownSite, 'ash-letter', email)).toBe('subscribed');
      const { heading, thanks: words } = sectionWithNames;
      await sendForm(page, heading, person(email));
      await expectShown(page, heading, person(email), javaScriptEnabled ? { words, state: 'success' } : thanks);
      // A form without an id of its own goes to the hub's default.
      expect(hubMember(ownSite, 'ash-hub', email)).not.toBeNull();
    });
  });
}
