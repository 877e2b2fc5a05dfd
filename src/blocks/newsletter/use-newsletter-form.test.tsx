// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveRegions } from '#ui/announcer.tsx';
import { FormSettingsContext } from '../forms/form-settings.ts';
import { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';

// Its own test has it; here a form is sent at once.
vi.mock(import('../forms/challenge/start-intercepting.ts'), async (original) => ({
  ...(await original()),
  startIntercepting() {},
}));

const person = { firstName: 'Ida', lastName: 'Wells', emailAddress: 'ida@example.com', zip: '21201' };
const success = { mailchimpResult: 'subscribed' };
const problem = { mailchimpResult: { title: 'Member In Compliance State', status: 400, detail: 'Not this one.' } };
const invalid = {
  mailchimpResult: { title: 'Invalid Resource', status: 422, detail: 'Enter your email address.' },
  errors: { email_address: 'Enter your email address.' },
};

let root: Root;
const send = vi.fn<typeof fetch>();
const answer = (body: object) => send.mockResolvedValueOnce(Response.json(body));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', send.mockReset());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(props: Partial<NewsletterFormProps> = {}): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <FormSettingsContext value={{ token: 'signed', challengeKey: 'pk_1' }}>
          <NewsletterForm id="letter" label="The letter" provider="mailchimp" listId="ash" {...props} />
          <LiveRegions />
        </FormSettingsContext>
      </MemoryRouter>,
    ),
  );
}

function find<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`There is no ${selector}.`);
  return element;
}
const form = () => find('form', HTMLFormElement);
const field = (name = 'email_address') => find(`[name=${name}]`, HTMLInputElement);
const message = () => document.querySelector('form p[tabindex="0"]');
const shown = () => [form().dataset.state, message()?.textContent ?? null];

const submit = () => act(async () => form().requestSubmit());
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const happen = (target: Element | null, event: Event) => act(async () => void target?.dispatchEvent(event));
/** React hears of a pointer that enters or leaves by `pointerover` and `pointerout`. */
const point = (from: Element | null, to: Element | null) =>
  from
    ? happen(from, new PointerEvent('pointerout', { bubbles: true, relatedTarget: to }))
    : happen(to, new PointerEvent('pointerover', { bubbles: true, relatedTarget: null }));

test('message and form are cleared 3 s after a result; the live region keeps the words', async () => {
  await show();
  field().value = 'ida@example.com';
  answer(problem);
  await submit();
  expect(shown()).toEqual(['error', 'Not this one.']);
  await pass(2_999);
  expect(shown()).toEqual(['error', 'Not this one.']);
  expect(field().value).toBe('ida@example.com');
  await pass(1);
  expect(shown()).toEqual(['idle', null]);
  expect(field().value).toBe('');
  expect(document.querySelector('[role=status]')?.textContent).toBe('Not this one.');
});

test.each<[string, () => Promise<void>, () => Promise<void>]>([
  ['hovered', () => point(null, message()), () => point(message(), form())],
  [
    'focused',
    () => happen(message(), new FocusEvent('focusin', { bubbles: true })),
    () => happen(message(), new FocusEvent('focusout', { bubbles: true })),
  ],
])('nothing is cleared while the message is %s', async (_, begin, end) => {
  await show();
  answer(success);
  await submit();
  await pass(2_000);
  await begin();
  await pass(60_000);
  expect(shown()).toEqual(['success', "Thank you, we'll be in touch soon."]);
  await end();
  await pass(2_999);
  expect(shown()[0]).toBe('success');
  await pass(1);
  expect(shown()).toEqual(['idle', null]);
});

test('a message is scrolled into sight, and stays while it is out of sight', async () => {
  let report: (ratio: number) => void = () => {};
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { intersectionRatio: number }[]) => void) {
        report = (ratio) => seen([{ intersectionRatio: ratio }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  await show();
  answer(success);
  await submit();
  expect(scroll.mock.contexts).toEqual([message()]);
  expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ block: 'nearest' }));
  await pass(2_000);
  report(0.2);
  await pass(60_000);
  expect(shown()[0]).toBe('success');
  report(1);
  await pass(2_999);
  expect(shown()[0]).toBe('success');
  await pass(1);
  expect(shown()).toEqual(['idle', null]);
  scroll.mockRestore();
});

test('a form that is hovered or focused is cleared all the same', async () => {
  await show();
  answer(success);
  await submit();
  await point(null, field());
  await happen(field(), new FocusEvent('focusin', { bubbles: true }));
  await pass(3_000);
  expect(shown()).toEqual(['idle', null]);
});

test('a message that went away under the pointer does not keep the next one', async () => {
  await show();
  answer(problem);
  await submit();
  await point(null, message());
  answer(success);
  await submit();
  expect(shown()[0]).toBe('success');
  await pass(3_000);
  expect(shown()).toEqual(['idle', null]);
});

test('a second submission within the 3 s is not cleared while it is sent', async () => {
  await show();
  field().value = 'ida@example';
  answer(problem);
  await submit();
  await pass(2_000);
  field().value = 'ida@example.com';
  await happen(form(), new CustomEvent('botpoison-challenge-start', { bubbles: true }));
  expect(shown()).toEqual(['checking', null]);
  await pass(10_000);
  expect(field().value).toBe('ida@example.com');
});

test('field errors stay until the form is sent again', async () => {
  await show();
  answer(invalid);
  await submit();
  await pass(60_000);
  expect(shown()).toEqual(['invalid', null]);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement?.textContent).toContain('Enter your email address.');
});

test('while a form is being sent, it neither is sent again nor asks for another challenge', async () => {
  await show();
  const key = () => form().getAttribute('data-botpoison-public-key');
  expect(key()).toBe('pk_1');
  const { promise, resolve } = Promise.withResolvers<Response>();
  send.mockReturnValueOnce(promise);
  await submit();
  expect([shown()[0], key()]).toEqual(['submitting', null]);
  await submit();
  await act(async () => resolve(Response.json(success)));
  expect([shown()[0], key()]).toEqual(['success', 'pk_1']);
  expect(send).toHaveBeenCalledTimes(1);
});

test.each<[string, () => void]>([
  ['no answer', () => send.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['an answer that is not JSON', () => send.mockResolvedValueOnce(new Response('Too many forms', { status: 429 }))],
  ['another document', () => answer({ error: 'What?' })],
])('%s is a network failure', async (_, prepare) => {
  await show();
  prepare();
  await submit();
  expect(shown()).toEqual(['network_error', 'Sorry, but failed.']);
});

test.each([
  ['that cannot be solved is a network failure', new Error('No.'), 'network_error', 'Sorry, but failed.'],
  ['that was cancelled is none', new DOMException('The page was left.', 'AbortError'), 'idle', null],
])('a challenge %s', async (_, error, state, words) => {
  await show();
  await happen(form(), new CustomEvent('botpoison-challenge-start', { bubbles: true }));
  await happen(form(), new CustomEvent('botpoison-challenge-error', { bubbles: true, detail: { error } }));
  expect(shown()).toEqual([state, words]);
});

test('each provider is sent what it asks for', async () => {
  await show();
  field().value = 'ida@example.com';
  answer(success);
  await submit();
  const [address, { body, headers } = {}] = send.mock.lastCall ?? [];
  expect([address, headers]).toEqual(['/api/mailchimp-subscribe', { 'Content-Type': 'application/json' }]);
  expect(JSON.parse(String(body))).toEqual({
    email_address: 'ida@example.com',
    status: 'subscribed',
    id: 'ash',
    provider: 'mailchimp',
    form_token: 'signed',
    subject_line_2: '',
  });
});

test('the hub is sent PostData', async () => {
  await show({ provider: 'cendyn', listId: 'tenants', successText: 'We will write.' });
  for (const [name, value] of Object.entries(person)) field(name).value = value;
  answer({ Status: 'Success', Message: '' });
  await submit();
  expect(shown()).toEqual(['success', 'We will write.']);
  const [address, { body } = {}] = send.mock.lastCall ?? [];
  expect(address).toBe('/api/newsletter-hub');
  expect(JSON.parse(String(body))).toMatchObject({ PostData: person, id: 'tenants' });
});

test('a form that came back keeps its values until it is cleared, and its message until it is sent again', async () => {
  const returned = { values: { ...person, zip: '' }, errors: {}, message: 'Not this one.' };
  await show({ provider: 'cendyn', listId: null, returned });
  expect(document.querySelector('#letter-errors')?.textContent).toBe('Not this one.');
  answer({ Status: 'Error', Message: 'No.', errors: { zip: 'This postal code is too long.' } });
  await submit();
  expect(document.querySelector('#letter-errors')?.textContent).toContain('This postal code is too long.');
  expect(JSON.parse(String(send.mock.lastCall?.[1]?.body))).toMatchObject({ PostData: { ...person, zip: '' } });
  expect(field('firstName').value).toBe('Ida');
  answer({ Status: 'Success', Message: '' });
  await submit();
  expect(document.querySelector('#letter-errors')).toBeNull();
  expect(field('firstName').value).toBe('Ida');
  await pass(3_000);
  expect(field('firstName').value).toBe('');
  expect(document.querySelector('#letter-errors')).toBeNull();
});
