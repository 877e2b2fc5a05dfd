import { expect, test } from 'vitest';
import type { NewSubmission } from './new-submission.ts';
import { confirmationMail, noticeMail, type ReceivedSubmission } from './submission-mails.ts';

const typed: NewSubmission = {
  kind: 'careers',
  form: 'Careers <Night & day>',
  path: '/careers',
  recipientKey: 'careers',
  routing: [],
  name: 'TYPED <img src=x onerror=alert(1)>\r\nBcc: everyone@example.com',
  email: 'typed@example.com',
  fields: [
    { name: 'message', label: 'Message', value: 'TYPED </td><script>alert(1)</script>\nsecond line' },
    { name: 'links', label: 'Links', value: 'TYPED javascript:alert(1)' },
  ],
  challenge: 'unchallenged',
  dedupeKey: 'a',
  fileIds: ['f'],
  phone: '+1 313 555 0100',
  contactEmail: 'careers@ash.example',
};
const received: ReceivedSubmission = {
  id: 'a1',
  reference: 'ASH-7F3K-92QX',
  submission: typed,
  files: [{ id: 'f', name: 'TYPED <b>.pdf', type: 'application/pdf', size: 1_234_567 }],
  receivedAt: new Date('2026-05-01T10:00:00Z'),
  publicUrl: 'https://ash.example',
};

test('the notice holds every field, the files, the reference and the way to the inbox', async () => {
  const mail = await noticeMail(received, 'jobs@ash.example');
  expect(mail).toMatchObject({
    kind: 'submission_notice',
    recipient: 'jobs@ash.example',
    replyTo: 'typed@example.com',
    relatedId: 'a1',
  });
  for (const body of [mail.text, mail.html ?? '']) {
    for (const part of ['ASH-7F3K-92QX', 'second line', 'Links', '1 May 2026', '1.2 MB', 'not solved']) {
      expect(body).toContain(part);
    }
    expect(body).toContain('https://ash.example/operator/inbox/a1');
  }
});

test('nothing that was typed is markup in the notice, or a second header', async () => {
  const mail = await noticeMail(received, 'jobs@ash.example');
  expect(mail.html).not.toMatch(/<script|<img|<b>|<\/td><script/);
  expect(mail.html).toContain('&lt;script&gt;alert(1)');
  expect(mail.subject).not.toMatch(/\p{Cc}/u);
  expect(mail.subject).toContain('Careers <Night & day>: TYPED');
  const long = { ...received, submission: { ...typed, name: 'x'.repeat(5_000) } };
  expect((await noticeMail(long, 'a@ash.example')).subject.length).toBeLessThanOrEqual(150);
});

test('the confirmation holds the form, the reference, the time and other ways, and nothing that was typed', async () => {
  const mail = await confirmationMail(received);
  expect(mail).toMatchObject({
    kind: 'submission_confirmation',
    recipient: 'typed@example.com',
    replyTo: 'careers@ash.example',
  });
  for (const part of [
    'Careers <Night & day>',
    'ASH-7F3K-92QX',
    '1 May 2026',
    '+1 313 555 0100',
    'careers@ash.example',
  ]) {
    expect(mail.text).toContain(part);
  }
  expect(mail.html).toContain('Careers &lt;Night &amp; day&gt;');
  expect(JSON.stringify(mail).replace(mail.recipient, '')).not.toMatch(/TYPED|everyone|second line/);
});

test('a confirmation without another way leaves the sentence out', async () => {
  const mail = await confirmationMail({ ...received, submission: { ...typed, phone: null, contactEmail: null } });
  expect(mail.text).not.toContain('You can also reach us');
  expect(mail.replyTo).toBeNull();
});
