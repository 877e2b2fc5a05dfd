import { backInStock, careers, contact, formCases } from './form-cases.ts';
import { submissionsOf } from './form-database.ts';
import { filledForm, hiddenFields, outcomeOf, post, tokenOfAge, ways } from './form-posts.ts';
import { expect, test } from './forms-site.ts';

const day = 24 * 3_600_000;
const evil = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };

for (const [title, formCase] of Object.entries(formCases)) {
  for (const way of ways) {
    test(`${title}, by ${way}: programs, old pages and other sites are refused, and nothing is stored`, async ({
      request,
      ownSite,
      email,
    }) => {
      const fields = await filledForm(request, formCase, email, ownSite);
      for (const [suspect, says] of [
        [{ subject_line_2: 'cheap watches' }, /hidden from people/],
        [{ form_token: tokenOfAge(ownSite, 0) }, /within two seconds/],
        [{ form_token: tokenOfAge(ownSite, day + 60_000) }, /open for more than a day/],
        [{ form_token: `${fields.form_token}x` }, /did not come from a page of ours/],
        [{ form_token: '' }, /did not come from a page of ours/],
      ] as const) {
        const answer = await outcomeOf(await post(request, formCase, { ...fields, ...suspect }, way), way);
        expect(answer).toMatchObject({ status: 422, state: 'form_error', says: [expect.stringMatching(says)] });
        expect(answer.text).toContain(email);
      }
      const { form = '', product } = fields;
      const empty = { form, form_token: fields.form_token ?? '', ...(product && { product }) };
      expect(await outcomeOf(await post(request, formCase, empty, way), way)).toMatchObject({
        status: 422,
        state: 'field_error',
        says: formCase.missing,
      });
      const fromElsewhere = await post(request, formCase, fields, way, evil);
      expect([400, 403]).toContain(fromElsewhere.status());
      const unknown = await post(request, formCase, { ...fields, form: 'none' }, way);
      expect(unknown.status()).toBe(way === 'script' ? 404 : 405);
      expect(submissionsOf(ownSite, email)).toEqual([]);
    });

    test(`${title}, by ${way}: what is sent twice is one submission`, async ({ request, ownSite, email }) => {
      const fields = await filledForm(request, formCase, email, ownSite);
      const answers = [];
      for (const _ of ways) answers.push(await outcomeOf(await post(request, formCase, fields, way), way));
      const [submission, ...others] = submissionsOf(ownSite, email);
      expect(others).toEqual([]);
      expect(submission).toMatchObject({ challenge: 'unchallenged', mails: { length: 2 } });
      for (const { status, reference } of answers) {
        expect([status, reference]).toEqual([303, submission?.reference]);
      }
    });
  }
}

test('of the same form that is sent many times at once, one is stored', async ({ request, ownSite, email }) => {
  const fields = await filledForm(request, contact, email, ownSite);
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () => outcomeOf(await post(request, contact, fields, 'script'), 'script')),
  );
  const [submission, ...others] = submissionsOf(ownSite, email);
  expect(others).toEqual([]);
  expect(new Set(answers.map(({ reference }) => reference))).toEqual(new Set([submission?.reference]));
});

for (const [title, age, says] of [
  ['comes at once', 0, 'within two seconds'],
  ['was open for days', 2 * day, 'open for more than a day'],
] as const) {
  test(`a form that ${title} is refused with its values, and taken a little later`, async ({
    request,
    ownSite,
    email,
  }) => {
    const filled = { ...(await filledForm(request, contact, email, ownSite)), form_token: tokenOfAge(ownSite, age) };
    const first = await outcomeOf(await post(request, contact, filled, 'script'), 'script');
    expect(first).toMatchObject({ status: 422, says: [expect.stringContaining(says)] });
    const { token, state } = JSON.parse(first.text);
    expect(state.values).toMatchObject({ ...contact.values, email });
    const again = async () =>
      outcomeOf(await post(request, contact, { ...filled, form_token: token }, 'script'), 'script');
    expect(await again()).toMatchObject({ status: 422, says: [expect.stringContaining('within two seconds')] });
    await expect.poll(async () => (await again()).state, { intervals: [100] }).toBe('success');
    expect(submissionsOf(ownSite, email)).toHaveLength(1);
  });
}

test('a page carries a token of its own making', async ({ request, ownSite, email }) => {
  const fields = { ...(await filledForm(request, contact, email, ownSite)), ...(await hiddenFields(request, contact)) };
  const send = async () => outcomeOf(await post(request, contact, fields, 'page'), 'page');
  await expect.poll(async () => (await send()).state, { intervals: [100] }).toBe('success');
});

test('the browser cannot choose a form’s recipient or its kind', async ({ request, ownSite, email }) => {
  const fields = await filledForm(request, contact, email, ownSite);
  const sly = { recipient: 'evil@example.com', recipient_key: 'careers', recipientKey: 'careers', kind: 'events' };
  expect((await post(request, contact, { ...fields, ...sly }, 'script')).status()).toBe(200);
  expect(submissionsOf(ownSite, email)).toMatchObject([
    {
      kind: 'contact',
      recipientKey: 'contact',
      fields: { topic: 'Something left behind', email },
      mails: [{ recipient: email }, { recipient: 'lost@ash.example' }],
    },
  ]);
  expect(Object.keys(submissionsOf(ownSite, email)[0]?.fields ?? {})).not.toContain('recipient');
  // A form of one page is not taken on another.
  expect((await post(request, { path: careers.path }, fields, 'script')).status()).toBe(404);
  expect((await post(request, { path: '/none' }, fields, 'script')).status()).toBe(404);
  const waiting = await filledForm(request, backInStock, email, ownSite);
  for (const product of ['bathrobe', 'slate-soap?variant=x', '']) {
    expect((await post(request, backInStock, { ...waiting, product }, 'script')).status()).toBe(404);
  }
  expect((await post(request, { path: '/souvenirs/product/%E0%A4%A' }, waiting, 'script')).status()).toBe(404);
});

test('POST /api/forms answers whatever it is sent', async ({ request }) => {
  expect((await request.get('/api/forms?path=/contact')).status()).toBe(405);
  expect((await request.put('/api/forms?path=/contact')).status()).toBe(405);
  for (const data of ['{', 'form=none', Buffer.alloc(1000, 0)]) {
    expect((await request.post('/api/forms?path=/contact', { data })).status()).toBe(404);
  }
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  for (const data of ['', '--x', '--x\r\nContent-Disposition: form-data; name="form"\r\n\r\nnone\r\n--x--']) {
    const answer = await request.post('/api/forms?path=/contact', { headers, data });
    expect(answer.status(), data).toBeLessThan(500);
  }
});
