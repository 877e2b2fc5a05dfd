import type { Locator, Page } from '@playwright/test';
import { untilAlive } from './navigation/moving.ts';
import { expect } from './site-test.ts';

/** Age at which a page's form is taken, in ms, and a little for the clock's rounding. */
const earliest = 2_010;

/** The names of the footers' forms. */
export const footers = {
  group: 'Footer: A letter now and then. Mostly about plaster.',
  siren: 'Footer: Hear when the record men are coming',
  peterAndPaul: 'Footer: Parish notices, about one a month',
  ulysses: 'Footer: Letters to the tenants of 15 Argosy Street',
  shenandoah: 'Footer: We will write when the beds are in',
  neptune: 'Footer: Tide tables, oysters, room sales',
};

/** The form of the page after a plain post, where it was not taken. */
export const returnedForm = 'Newsletter, once more';

export const formNamed = (page: Page, name: string) => page.getByRole('form', { name, exact: true });
export const field = (form: Locator, name: string) => form.locator(`[name="${name}"]`);
export const button = (form: Locator) => form.locator('button[type=submit]');
/** What is wrong with a form, before its fields. */
export const summary = (form: Locator) => form.locator('[role=alert][id$=-errors]');
/** What a form was answered. */
export const message = (form: Locator) => form.locator('p[tabindex="0"]');
/** The last announcement to screen readers. */
export const spoken = (page: Page) => page.locator('[aria-live=polite]');

/** What form A is filled in with. */
export const address = (email: string) => ({ email_address: email });
/** What form B is filled in with. */
export const person = (email: string) => ({
  firstName: 'Ida',
  lastName: 'Wells-Barnett',
  emailAddress: email,
  zip: '21201',
});

export async function fillIn(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(form, name).fill(value);
}

export async function expectValues(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(field(form, name)).toHaveValue(value);
}

/** Turns to a form and waits until it is alive. */
export async function wake(form: Locator): Promise<void> {
  await form.locator('input[required]').first().focus();
  await untilAlive(form);
}

/** Waits until a form is old enough to come from a person: one that comes sooner is refused. */
export async function untilOldEnough(form: Locator): Promise<void> {
  const token = await field(form, 'form_token').inputValue();
  const made = Number.parseInt(token.split('.')[0] ?? '', 36);
  await expect.poll(() => Date.now() - made, { intervals: [25] }).toBeGreaterThan(earliest);
}

export async function send(form: Locator): Promise<void> {
  await untilOldEnough(form);
  await button(form).click();
}
