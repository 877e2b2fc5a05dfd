import { careers } from './form-cases.ts';
import { countFiles, submissionsOf } from './form-database.ts';
import { docx, pdf, pictureNamedPdf } from './form-files.ts';
import { filledForm, outcomeOf, post, tokenOfAge, ways } from './form-posts.ts';
import { control, expectValues, fillIn, openForm, send, sendButton, summary, untilThanked } from './form-steps.ts';
import { expect, test } from './forms-site.ts';
import { expectAccessible } from './site-test.ts';

const within = `form[aria-label="${careers.name}"]`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a file that is too big or no document is refused at its field, and another is taken', async ({
      page,
      ownSite,
      email,
      offences: _,
    }) => {
      const form = await openForm(page, careers, { alive: javaScriptEnabled });
      await fillIn(form, { ...careers.values, email });
      const tooBig = pdf(`${email} big.pdf`, 5_100_000);
      const notPdf = pictureNamedPdf(`${email} picture.pdf`);
      for (const [file, error] of [
        [tooBig, 'This file is too large: 5.0 MB at most.'],
        [notPdf, 'This is not a PDF or DOCX file.'],
        [{ ...notPdf, buffer: Buffer.alloc(0) }, 'This file is empty.'],
      ] as const) {
        await control(form, 'file').setInputFiles(file);
        await send(form);
        await expect(summary(form).getByRole('link')).toHaveText([error]);
        await expect(form).toHaveAttribute('data-state', 'field_error');
        await expect(summary(form)).toBeFocused();
        await summary(form).getByRole('link').click();
        await expect(control(form, 'file')).toBeFocused();
        await expect(control(form, 'file')).toHaveAttribute('aria-invalid', 'true');
        await expectValues(form, { ...careers.values, email });
        expect(countFiles(ownSite, file.name)).toBe(0);
      }
      if (javaScriptEnabled) await expectAccessible(page, { within });
      expect(submissionsOf(ownSite, email)).toEqual([]);

      const file = pdf(`${email}.pdf`, 300_000);
      await control(form, 'file').setInputFiles(file);
      await sendButton(form).click();
      const reference = await untilThanked(page);
      const [submission, ...others] = submissionsOf(ownSite, email);
      expect(others).toEqual([]);
      expect(submission).toMatchObject({ reference, challenge: javaScriptEnabled ? 'solved' : 'unchallenged' });
      expect(submission?.files.map(({ name, type }) => [name, type])).toEqual([[file.name, 'application/pdf']]);
      expect(submission?.files[0]?.bytes.equals(file.buffer)).toBe(true);
      expect(submission?.mails[1]?.text).toContain(file.name);
    });

    test('the file of a form that came back is stored, whatever was wrong', async ({ page, ownSite, email }) => {
      const file = docx(`${email}.docx`);
      const form = await openForm(page, careers, { alive: javaScriptEnabled });
      await fillIn(form, { ...careers.values, email: '' });
      await control(form, 'file').setInputFiles(file);
      await send(form);
      await expect(summary(form).getByRole('link')).toHaveText(['Enter your email address.']);
      const isHere = `${file.name} (1 kB) is here already. Choose another to replace it.`;
      await expect(control(form, 'file')).toHaveAccessibleDescription(new RegExp(isHere.replace(/[().]/g, '\\$&')));
      if (javaScriptEnabled) await expectAccessible(page, { within });
      await control(form, 'file').setInputFiles([]);

      // Stored again where another field is wrong still, and where it is no field.
      await fillIn(form, { email: 'ada@' });
      await sendButton(form).click();
      await expect(summary(form)).toContainText('like name@example.com');
      await control(form, 'subject_line_2').fill('cheap watches');
      await sendButton(form).click();
      await expect(summary(form)).toContainText('A field that is hidden from people');
      await expect(form).toContainText(isHere);
      if (javaScriptEnabled) await control(form, 'subject_line_2').fill('');

      await fillIn(form, { email });
      await sendButton(form).click();
      await untilThanked(page);
      const [submission, ...others] = submissionsOf(ownSite, email);
      expect(others).toEqual([]);
      expect(submission?.files).toEqual([
        {
          name: file.name,
          type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          bytes: file.buffer,
        },
      ]);
    });
  });
}

test('a form with a file says how much of it has been sent', async ({ page, context, ownSite, email, offences: _ }) => {
  const file = pdf(`${email}.pdf`, 3_000_000);
  const form = await openForm(page, careers, { alive: true });
  await fillIn(form, { ...careers.values, email });
  await control(form, 'file').setInputFiles(file);
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const limitTo = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limitTo(500_000);
  await send(form);
  await expect(form).toContainText(/Uploading [1-9]\d? %/);
  await expect(form).toHaveAttribute('data-state', 'submitting');
  const progress = form.getByRole('progressbar', { name: 'Upload' });
  const before = Number(await progress.getAttribute('value'));
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(before);
  await expectAccessible(page, { within });
  await limitTo(-1);
  await untilThanked(page);
  expect(submissionsOf(ownSite, email)[0]?.files[0]?.bytes.equals(file.buffer)).toBe(true);
});

for (const way of ways) {
  test(`by ${way}: the same file twice is one submission, new or stored`, async ({ request, ownSite, email }) => {
    const file = pdf(`${email}.pdf`);
    const fields = await filledForm(request, careers, email, ownSite);
    const send = async (more: Parameters<typeof post>[2]) =>
      outcomeOf(await post(request, careers, { ...fields, ...more }, way), way);
    const answers = [await send({ file }), await send({ file })];
    expect(answers.map(({ reference }) => reference)).toEqual(
      Array(2).fill(submissionsOf(ownSite, email)[0]?.reference),
    );

    const early = await send({ file, message: 'Another.', form_token: tokenOfAge(ownSite, 0) });
    expect(early).toMatchObject({ status: 422, state: 'form_error' });
    const stored = { message: 'Another.', uploaded_file: storedFile(early.text) ?? '' };
    const later = [await send(stored), await send(stored)];
    const submissions = submissionsOf(ownSite, email);
    expect(submissions.map(({ files }) => files.map(({ bytes }) => bytes.equals(file.buffer)))).toEqual([
      [true],
      [true],
    ]);
    expect(later.map(({ reference }) => reference)).toEqual(Array(2).fill(submissions[1]?.reference));
  });
}

test('the file of a form that is no page’s own, or a program’s, is not stored', async ({ request, ownSite, email }) => {
  const file = pdf(`${email}.pdf`);
  const fields = await filledForm(request, careers, email, ownSite);
  for (const suspect of [{ form_token: 'x' }, { subject_line_2: 'cheap watches' }, { form: 'another' }]) {
    const answer = await post(request, careers, { ...fields, ...suspect, file }, 'script');
    expect([404, 422]).toContain(answer.status());
    expect(storedFile(await answer.text())).toBeUndefined();
  }
  expect(countFiles(ownSite, file.name)).toBe(0);
});

/** The id of the file that the server stores of a form that came back. */
function storedFile(text: string): string | undefined {
  return /(?:"file":\{"id":"|name="uploaded_file" value=")([\da-f-]{36})"/.exec(text)?.[1];
}
