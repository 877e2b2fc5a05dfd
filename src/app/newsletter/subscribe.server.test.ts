import { expect, test, vi } from 'vitest';
import type { MailchimpResult } from '#clients/newsletter/mailchimp-client.ts';
import { NewsletterError } from '#clients/newsletter/newsletter-error.ts';
import { subscribeToHub, subscribeToList } from './subscribe.server.ts';

const now = new Date('2026-06-01T12:00:00Z');
const failed = 'Sorry, but failed.';
const address = { email_address: ' ida@example.com ', status: 'subscribed', id: 'ash-letter' };
const person = { firstName: 'Ida', lastName: 'Wells', emailAddress: 'ida@example.com' };

/** A sender whose providers take everything, and whose form is refused for nothing. */
function sender(token: 'valid' | 'early' = 'valid') {
  const mailchimp = {
    doubleOptIn: vi.fn(async (_: string): Promise<boolean | null> => false),
    subscribe: vi.fn(async ({ status }: { status: 'subscribed' | 'pending' }): Promise<MailchimpResult> => status),
  };
  const hub = { submit: vi.fn(async (_: object) => ({ Status: 'Success', Message: 'Welcome.' })) };
  const limit = {
    accept: vi.fn(async (): Promise<number | null> => null),
    noteRefusal: vi.fn(),
    isFlooding: () => false,
  };
  const challenge = {
    publicKey: 'pk_1',
    issue: vi.fn(),
    session: vi.fn(),
    verify: vi.fn(async () => ({ ok: false as const, reason: 'already used' })),
  };
  const site = {
    newsletter: { mailchimp, hub },
    forms: { tokens: { issue: () => '', check: () => token }, limit },
    challenge,
    log: vi.fn(),
  };
  return { site, visitor: '192.0.2.7', now };
}

test('an address goes to the list that is named, as the list wants its members', async () => {
  const from = sender();
  const { mailchimp } = from.site.newsletter;
  expect(await subscribeToList(address, from)).toEqual({ answer: { mailchimpResult: 'subscribed' }, status: 200 });
  const member = { listId: 'ash-letter', emailAddress: 'ida@example.com' };
  expect(mailchimp.subscribe).toHaveBeenLastCalledWith({ ...member, status: 'subscribed' });
  mailchimp.doubleOptIn.mockResolvedValue(true);
  expect(await subscribeToList(address, from)).toEqual({ answer: { mailchimpResult: 'pending' }, status: 200 });
  expect(mailchimp.subscribe).toHaveBeenLastCalledWith({ ...member, status: 'pending' });
});

test.each([
  ['Member Exists', 400],
  ['Member In Compliance State', 400],
  ['Resource Not Found', 404],
])('%s is the visitor’s to know', async (title, status) => {
  const from = sender();
  const problem = { title, status, detail: 'Why.' };
  from.site.newsletter.mailchimp.subscribe.mockResolvedValue(problem);
  expect(await subscribeToList(address, from)).toEqual({ answer: { mailchimpResult: problem }, status: 200 });
  expect(from.site.log).not.toHaveBeenCalled();
});

test.each([
  ['API Key Invalid', 401],
  ['Forbidden', 403],
  ['Too Many Requests', 429],
  ['Internal Server Error', 500],
  ['Service Unavailable', 503],
])('%s is not: it is logged, and the visitor sees that it failed', async (title, status) => {
  const from = sender();
  const problem = { title, status, detail: 'Your API key may be invalid.' };
  from.site.newsletter.mailchimp.subscribe.mockResolvedValue(problem);
  const { answer, ...rest } = await subscribeToList(address, from);
  expect(answer).toEqual({ mailchimpResult: { title: 'Unavailable', status: 502, detail: failed } });
  expect(rest).toEqual({ status: 502 });
  expect(from.site.log).toHaveBeenCalledWith('error', 'newsletter_failed', { provider: 'mailchimp', problem });
});

test('a provider that does not answer is logged, and the visitor sees that it failed', async () => {
  const from = sender();
  const error = new NewsletterError('Mailchimp: no answer', { status: null });
  from.site.newsletter.mailchimp.doubleOptIn.mockRejectedValue(error);
  from.site.newsletter.hub.submit.mockRejectedValue(error);
  expect(await subscribeToList(address, from)).toEqual({
    answer: { mailchimpResult: { title: 'Unavailable', status: 502, detail: failed } },
    status: 502,
  });
  expect(await subscribeToHub(person, from)).toEqual({ answer: { Status: 'Error', Message: failed }, status: 502 });
  for (const provider of ['mailchimp', 'hub']) {
    expect(from.site.log).toHaveBeenCalledWith('error', 'newsletter_failed', { provider, error });
  }
});

test('the hub is sent all four fields; its own answer is passed on', async () => {
  const from = sender();
  const { submit } = from.site.newsletter.hub;
  const welcome = { answer: { Status: 'Success', Message: 'Welcome.' }, status: 200 };
  expect(await subscribeToHub({ ...person, id: 'tenants' }, from)).toEqual(welcome);
  expect(submit).toHaveBeenLastCalledWith({ formId: 'tenants', data: { ...person, zip: '' } });
  expect(await subscribeToHub({ ...person, zip: '21201', id: '' }, from)).toEqual(welcome);
  expect(submit).toHaveBeenLastCalledWith({ formId: null, data: { ...person, zip: '21201' } });
});

test('what is missing or malformed is named by field, and nothing is sent or counted', async () => {
  const from = sender();
  const list = await subscribeToList({ ...address, email_address: 'ida@' }, from);
  expect(list).toMatchObject({
    status: 422,
    answer: { errors: { email_address: 'Enter an email address, like name@example.com.' } },
  });
  const { answer, status } = await subscribeToHub(
    { zip: '1'.repeat(13), emailAddress: `${'a'.repeat(254)}@b.de` },
    from,
  );
  expect(status).toBe(422);
  expect(answer.errors).toEqual({
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    emailAddress: 'This email address is too long.',
    zip: 'This postal code is too long.',
  });
  expect(Object.keys(answer.errors ?? {})).toEqual(['firstName', 'lastName', 'emailAddress', 'zip']);
  expect(answer.Message).toMatch(/^Enter your first name\. Enter your last name\. /);
  const { mailchimp, hub } = from.site.newsletter;
  for (const call of [mailchimp.subscribe, hub.submit, from.site.forms.limit.accept])
    expect(call).not.toHaveBeenCalled();
});

test.each<[string, Record<string, string>, string]>([
  ['came too soon', { form_token: 'signed' }, 'within two seconds'],
  ['has its hidden field filled in', { form_token: 'signed', subject_line_2: 'x' }, 'hidden from people'],
])('a form that %s is refused, and counted so', async (_, fields, words) => {
  const from = sender('early');
  const problem = { title: 'Refused', status: 422, detail: expect.stringContaining(words) };
  const list = await subscribeToList({ ...address, ...fields }, from);
  expect(list).toEqual({ answer: { mailchimpResult: problem }, status: 422 });
  const hub = await subscribeToHub({ ...person, ...fields }, from);
  expect(hub).toEqual({ answer: { Status: 'Error', Message: expect.stringContaining(words) }, status: 422 });
  expect(from.site.forms.limit.noteRefusal.mock.calls).toEqual([['192.0.2.7'], ['192.0.2.7']]);
});

test('a solution that was used before is refused', async () => {
  const from = sender();
  const { answer } = await subscribeToList({ ...address, form_token: 'signed', _botpoison: 'old' }, from);
  expect(answer).toMatchObject({
    mailchimpResult: { title: 'Refused', detail: expect.stringContaining('used before') },
  });
});

test('a visitor who sends too many forms sees when to try again', async () => {
  const from = sender();
  from.site.forms.limit.accept.mockResolvedValue(61);
  const detail = 'Too many forms were sent from your connection. Nothing was lost; try again in 2 minutes.';
  expect(await subscribeToList(address, from)).toEqual({
    answer: { mailchimpResult: { title: 'Refused', status: 429, detail } },
    status: 429,
    wait: 61,
  });
  expect(await subscribeToHub(person, from)).toMatchObject({ answer: { Status: 'Error', Message: detail }, wait: 61 });
  expect(from.site.newsletter.mailchimp.subscribe).not.toHaveBeenCalled();
});
