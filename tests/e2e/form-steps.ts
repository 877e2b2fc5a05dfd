import type { Locator, Page } from '@playwright/test';
import type { FormCase } from './form-cases.ts';
import { expect, untilSectionsAlive } from './site-test.ts';

/** A form's time before which it is refused, in ms; and a little, for the clock's rounding. */
const earliest = 2_010;

/** Opens the page of a form; where JavaScript is on, waits until the form is alive. */
export async function openForm(page: Page, { path, name }: FormCase, { alive }: { alive: boolean }): Promise<Locator> {
  await page.goto(path);
  if (alive) await untilSectionsAlive(page);
  return page.getByRole('form', { name, exact: true });
}

/** The control of a field. */
export const control = (form: Locator, field: string) => form.locator(`[name="${field}"]`);
/** What is wrong with a form, before its fields. */
export const summary = (form: Locator) => form.locator('[role=alert][id$=-errors]');
export const sendButton = (form: Locator) => form.locator('button[type=submit]');
/** What stands in a form's place once it was sent. */
export const result = (page: Page) => page.getByRole('main').locator('div[data-state=success]');

/** Fills in by field name; `yes` ticks a box. */
export async function fillIn(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    const type = await control(form, field).evaluate((node) => (node as HTMLInputElement).type);
    if (type === 'select-one') await control(form, field).selectOption(value);
    else if (type === 'checkbox') await control(form, field).setChecked(value === 'yes');
    else await control(form, field).fill(value);
  }
}

/** Everything that was filled in is still there. */
export async function expectValues(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  const shown = await form.evaluate((node) =>
    Object.fromEntries(
      [...(node as HTMLFormElement).elements].flatMap((element) => {
        const { name, type, value, checked } = element as HTMLInputElement;
        return name ? [[name, type === 'checkbox' ? (checked ? 'yes' : '') : value]] : [];
      }),
    ),
  );
  expect(shown).toMatchObject(values);
}

/** Sends a form as soon as it is old enough to come from a person. */
export async function send(form: Locator): Promise<void> {
  await untilOldEnough(form);
  await sendButton(form).click();
}

export async function untilOldEnough(form: Locator): Promise<void> {
  const token = await control(form, 'form_token').inputValue();
  const made = Number.parseInt(token.split('.')[0] ?? '', 36);
  await expect.poll(() => Date.now() - made, { intervals: [25] }).toBeGreaterThan(earliest);
}

/** Waits for the thanks, and answers with the reference in them. */
export async function untilThanked(page: Page): Promise<string> {
  await expect(result(page).getByRole('heading')).toBeFocused();
  await expect(result(page).getByRole('heading')).toHaveText('Thank you. It is with us.');
  const reference = (await result(page).locator('strong').textContent()) ?? '';
  expect(reference).toMatch(/^ASH-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  return reference;
}

declare global {
  interface Window {
    /** What `recordStates` has seen. */
    formStates?: (string | undefined)[];
  }
}

/** Writes down the states that a form goes through, the challenge's events between them. */
export async function recordStates(form: Locator): Promise<void> {
  await form.evaluate((node) => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { formStates: seen });
    new MutationObserver((changes) => {
      for (const _ of changes) seen.push((node as HTMLElement).dataset.state);
    }).observe(node, { attributeFilter: ['data-state'] });
    for (const event of ['start', 'success', 'error']) {
      document.addEventListener(`botpoison-challenge-${event}`, ({ target }) => {
        seen.push(target === node ? `challenge ${event}` : `challenge ${event} elsewhere`);
      });
    }
  });
}

/** What was written down since the last call. */
export function recordedStates(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() => window.formStates?.splice(0) ?? []);
}

/** What a form goes through that is sent and comes back, or leads to the thanks. */
export const sent = (outcome?: string) => [
  'challenge start',
  'checking',
  'challenge success',
  'submitting',
  ...(outcome ? [outcome] : []),
];
