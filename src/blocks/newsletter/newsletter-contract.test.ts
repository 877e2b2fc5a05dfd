import { expect, test } from 'vitest';
import { type HubAnswer, hubMessage, type MailchimpAnswer, mailchimpMessage } from './newsletter-contract.ts';

const problem = (title: string, status: number, detail: string) => ({ title, status, detail });
const exists = 'ida@example.com is already a list member.';
const state = 'ida@example.com is in a compliance state due to unsubscribe, bounce, or compliance review.';

test.each<[string, MailchimpAnswer['mailchimpResult'], object]>([
  ['a new member', 'subscribed', { state: 'success', message: "Thank you, we'll be in touch soon." }],
  ['a member who has to confirm', 'pending', { state: 'success', message: 'Check your inbox to confirm.' }],
  [
    'a member who is there already',
    problem('Member Exists', 400, `${exists} Use PUT to insert or update list members.`),
    { state: 'exists', message: exists },
  ],
  [
    'the same with a note that is not at the end',
    problem('Member Exists', 400, 'Use PUT to insert or update list members. It is there.'),
    { state: 'exists', message: 'It is there.' },
  ],
  [
    'a list that is not there',
    problem('Resource Not Found', 404, 'The requested resource could not be found.'),
    { state: 'exists', message: 'The requested resource could not be found.' },
  ],
  ['any other problem', problem('Member In Compliance State', 400, state), { state: 'error', message: state }],
  [
    'a provider that the site could not reach',
    problem('Unavailable', 502, 'Sorry, but failed.'),
    { state: 'network_error', message: 'Sorry, but failed.' },
  ],
])('Mailchimp: %s', (_, mailchimpResult, shown) => {
  expect(mailchimpMessage({ mailchimpResult })).toEqual({ ...shown, errors: {} });
});

test.each<[string, HubAnswer, object]>([
  [
    'success',
    { Status: 'Success', Message: 'The ash letter will be sent to you.' },
    { state: 'success', message: "Thank you, we'll be in touch soon." },
  ],
  ['a failure in its own words', { Status: 'Error', Message: 'No.' }, { state: 'error', message: 'No.' }],
  ['any status but Success', { Status: 'success', Message: 'No.' }, { state: 'error', message: 'No.' }],
  [
    'a hub that the site could not reach',
    { Status: 'Error', Message: 'Sorry, but failed.' },
    { state: 'network_error', message: 'Sorry, but failed.' },
  ],
])('the hub: %s', (_, answer, shown) => {
  expect(hubMessage(answer)).toEqual({ ...shown, errors: {} });
});

test('the editor’s own words stand for the success alone', () => {
  expect(mailchimpMessage({ mailchimpResult: 'subscribed' }, 'Hello.').message).toBe('Hello.');
  expect(hubMessage({ Status: 'Success', Message: '' }, 'Hello.').message).toBe('Hello.');
  expect(mailchimpMessage({ mailchimpResult: 'pending' }, 'Hello.').message).toBe('Check your inbox to confirm.');
  expect(hubMessage({ Status: 'Error', Message: 'No.' }, 'Hello.').message).toBe('No.');
});

test('field errors come before everything else', () => {
  const errors = { email_address: 'Enter your email address.' };
  const mailchimpResult = problem('Invalid Resource', 422, 'Enter your email address.');
  const invalid = { state: 'invalid', message: 'Enter your email address.' };
  expect(mailchimpMessage({ mailchimpResult, errors })).toEqual({ ...invalid, errors });
  expect(hubMessage({ Status: 'Error', Message: 'Enter your email address.', errors })).toEqual({ ...invalid, errors });
});
