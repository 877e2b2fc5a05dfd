// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { interceptChallengedForms } from './intercept-submit.ts';
import { obtainSolution } from './obtain-solution.ts';

vi.mock('./obtain-solution.ts', () => ({ obtainSolution: vi.fn() }));

const obtain = vi.mocked(obtainSolution);
/** What happened, in order: events of the check by their last word, and submits with the field's value. */
let happened: string[];
/** Details of the errors. */
let errors: unknown[];
let stop: () => void;

beforeEach(() => {
  happened = [];
  errors = [];
  obtain.mockReset();
  // Stands for React and for the page's own handlers, which come after.
  stop = interceptChallengedForms(document);
  document.addEventListener('submit', onSubmit);
  for (const name of ['start', 'success', 'error']) document.addEventListener(`botpoison-challenge-${name}`, onEvent);
});
afterEach(() => {
  stop();
  document.removeEventListener('submit', onSubmit);
  for (const name of ['start', 'success', 'error']) {
    document.removeEventListener(`botpoison-challenge-${name}`, onEvent);
  }
  document.body.innerHTML = '';
});

function onEvent(event: Event): void {
  happened.push(event.type.replace('botpoison-challenge-', ''));
  if (event instanceof CustomEvent && event.detail) errors.push(event.detail.error);
}

function onSubmit(event: Event): void {
  event.preventDefault();
  const data = new FormData(event.target as HTMLFormElement);
  const pressed = (event as SubmitEvent).submitter?.getAttribute('name') ?? 'none';
  happened.push(`submit ${data.getAll('_botpoison').join()} by ${pressed}`);
}

function showForm(attributes = 'data-botpoison-public-key="pk_1"'): { form: HTMLFormElement; press: () => void } {
  document.body.innerHTML = `<form ${attributes}><input name="email" required value="a@example.com">
    <button name="send">Send</button><button name="other">Other</button></form>`;
  const form = document.querySelector('form');
  const button = document.querySelector('button');
  if (!form || !button) throw new Error('There is no form.');
  return { form, press: () => form.requestSubmit(button) };
}
const until = (word: string) => vi.waitFor(() => expect(happened.join(' ')).toContain(word));

test('a submit waits for the solution, then goes on with the same button', async () => {
  obtain.mockResolvedValue('solution-1');
  const { press } = showForm();
  press();
  expect(happened).toEqual(['start']);
  await until('submit');
  expect(happened).toEqual(['start', 'success', 'submit solution-1 by send']);
  expect(obtain).toHaveBeenCalledWith('pk_1', expect.any(AbortSignal));
});

test('the field is there when success is reported', async () => {
  obtain.mockResolvedValue('solution-1');
  const { form, press } = showForm();
  const reported = new Promise((resolve) =>
    form.addEventListener('botpoison-challenge-success', () => resolve(new FormData(form).get('_botpoison'))),
  );
  press();
  expect(await reported).toBe('solution-1');
  await until('submit');
});

test('a second press while it is checked does nothing', async () => {
  let solve = (_: string) => {};
  obtain.mockReturnValue(new Promise((resolve) => (solve = resolve)));
  const { press } = showForm();
  press();
  press();
  await vi.waitFor(() => expect(obtain).toHaveBeenCalled());
  press();
  expect(happened).toEqual(['start']);
  solve('solution-1');
  await until('submit');
  expect(happened).toEqual(['start', 'success', 'submit solution-1 by send']);
  expect(obtain).toHaveBeenCalledTimes(1);
});

test('the next submit solves a new challenge, and there is one field', async () => {
  obtain.mockResolvedValueOnce('solution-1').mockResolvedValueOnce('solution-2');
  const { press } = showForm();
  press();
  await until('solution-1');
  press();
  await until('solution-2');
  expect(happened.slice(3)).toEqual(['start', 'success', 'submit solution-2 by send']);
});

test('an error is reported, nothing is sent, and a second try works', async () => {
  const failure = new Error('no challenge');
  obtain.mockResolvedValueOnce('solution-1').mockRejectedValueOnce(failure).mockResolvedValueOnce('solution-3');
  const { form, press } = showForm();
  press();
  await until('solution-1');
  press();
  await until('error');
  expect(happened.slice(3)).toEqual(['start', 'error']);
  expect(errors).toEqual([failure]);
  expect(new FormData(form).has('_botpoison')).toBe(false);
  press();
  await until('solution-3');
});

test('forms without a public key are not intercepted', () => {
  for (const attributes of ['', 'data-botpoison-public-key=""']) {
    happened = [];
    showForm(attributes).press();
    expect(happened).toEqual(['submit  by send']);
  }
  expect(obtain).not.toHaveBeenCalled();
});

test('a form that is no longer valid is not sent, and its next submit is checked', async () => {
  let solve = (_: string) => {};
  obtain.mockReturnValueOnce(new Promise((resolve) => (solve = resolve))).mockResolvedValueOnce('solution-2');
  const { form, press } = showForm();
  press();
  await vi.waitFor(() => expect(obtain).toHaveBeenCalled());
  const email = form.querySelector('input');
  if (email) email.value = '';
  solve('solution-1');
  await until('success');
  if (email) email.value = 'b@example.com';
  press();
  await until('submit');
  expect(happened).toEqual(['start', 'success', 'start', 'success', 'submit solution-2 by send']);
});

/** A check that goes on until it is cancelled. */
function neverSolved(): void {
  obtain.mockImplementation(
    (_, signal) => new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
}

test.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the interception is stopped', () => stop()],
])('the check is cancelled when %s', async (_, leave) => {
  neverSolved();
  const { press } = showForm();
  press();
  await vi.waitFor(() => expect(obtain).toHaveBeenCalled());
  leave();
  await until('error');
  expect(errors).toMatchObject([{ name: 'AbortError' }]);
});

test('the check is cancelled when its form is removed', async () => {
  neverSolved();
  const { form, press } = showForm();
  press();
  await vi.waitFor(() => expect(obtain).toHaveBeenCalled());
  form.remove();
  await vi.waitFor(() => expect(obtain.mock.calls[0]?.[1].aborted).toBe(true));
  expect(happened).toEqual(['start']);
});

test('once stopped, submits are not intercepted', () => {
  stop();
  showForm().press();
  expect(happened).toEqual(['submit  by send']);
});
