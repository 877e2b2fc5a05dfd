import { formCases } from './form-cases.ts';
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
  untilThanked,
} from './form-steps.ts';
import { expect, test } from './forms-site.ts';
import { expectAccessible, untilSectionsAlive } from './site-test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const [title, formCase] of Object.entries(formCases)) {
      const { path, name, values, stored, kind } = formCase;

      test(`${title}: comes back with what is wrong with it, keeps its values, and is taken once`, async ({
        page,
        ownSite,
        email,
        offences: _,
      }) => {
        const form = await openForm(page, formCase, { alive: javaScriptEnabled });
        await expect(form).toHaveAttribute('data-state', 'idle');
        if (javaScriptEnabled) await recordStates(form);

        // A field that no person sees was filled in.
        const wrong = { ...values, email: 'ada@', consent: '' };
        await fillIn(form, wrong);
        await control(form, 'subject_line_2').fill('cheap watches');
        await sendButton(form).click();
        await expect(form).toHaveAttribute('data-state', 'form_error');
        await expect(summary(form)).toContainText('A field that is hidden from people was filled in');
        await expect(summary(form)).toBeFocused();
        await expect(form).toContainText(`You can also ${formCase.otherWays}.`);
        await expectValues(form, wrong);
        if (javaScriptEnabled) {
          expect(await recordedStates(page)).toEqual(['dirty', ...sent('form_error')]);
          await control(form, 'subject_line_2').fill('');
        }

        // What was filled in is wrong, and each error leads to its field.
        await send(form);
        await expect(form).toHaveAttribute('data-state', 'field_error');
        await expect(summary(form)).toBeFocused();
        const [wrongEmail = '', noConsent = ''] = await summary(form).getByRole('link').allTextContents();
        expect([wrongEmail, noConsent]).toEqual([
          'Enter an email address, like name@example.com.',
          'Tick the box to agree, so that we may keep what you send.',
        ]);
        for (const [field, error] of [
          ['email', wrongEmail],
          ['consent', noConsent],
        ] as const) {
          await summary(form).getByRole('link', { name: error }).click();
          await expect(control(form, field)).toBeFocused();
          await expect(control(form, field)).toHaveAttribute('aria-invalid', 'true');
          await expect(control(form, field)).toHaveAccessibleDescription(new RegExp(`${error}$`));
        }
        await expect(form.locator('[aria-invalid]')).toHaveCount(2);
        await expectValues(form, wrong);
        if (javaScriptEnabled) {
          expect(await recordedStates(page)).toEqual(sent('field_error'));
          await expectAccessible(page, { within: `form[aria-label="${name}"]` });
        }
        expect(submissionsOf(ownSite, email)).toEqual([]);

        // Once with a challenge as hard as the site's own.
        await page.unroute('**/api/challenge');
        await fillIn(form, { email, consent: 'yes' });
        await sendButton(form).click();
        const reference = await untilThanked(page);
        await expect(form).toHaveCount(0);
        if (javaScriptEnabled) expect(await recordedStates(page)).toEqual(sent());

        const submissions = submissionsOf(ownSite, email);
        expect(submissions).toEqual([
          {
            ...{ reference, kind, path, form: name, recipientKey: expect.stringMatching(/^[a-z-]+$/) },
            challenge: javaScriptEnabled ? 'solved' : 'unchallenged',
            fields: { ...stored, email },
            files: [],
            mails: [
              expect.objectContaining({ kind: 'submission_confirmation', recipient: email }),
              expect.objectContaining({
                kind: 'submission_notice',
                recipient: formCase.recipient,
                replyTo: email,
                subject: expect.stringContaining(reference),
              }),
            ],
          },
        ]);
        const [confirmation, notice] = submissions[0]?.mails ?? [];
        expect(confirmation?.text).toContain(reference);
        expect(notice?.text.includes('The bot challenge was not solved')).toBe(!javaScriptEnabled);

        await page.reload();
        if (javaScriptEnabled) {
          await untilSectionsAlive(page);
          await expect(control(form, 'email')).toHaveValue('');
        } else {
          await expect(result(page)).toContainText(reference);
        }
        expect(submissionsOf(ownSite, email)).toEqual(submissions);
      });
    }
  });
}
