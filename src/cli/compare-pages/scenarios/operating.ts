import { DatabaseSync } from 'node:sqlite';
import { tokenField } from '#blocks/forms/form-names.ts';
import { createFormTokens } from '#server/form-token.ts';
import { postContactForm, readContactForm } from '../../contact-form.ts';
import { snapshotTime } from '../fixed-clock.ts';
import type { ScenarioContext } from './scenario.ts';

/** How long before it is sent the form's page was made, in ms; a form that comes at once is refused. */
const readingTime = 60_000;

/** The operator's pages with something in them. `shopping` and `account` must have been played: their orders are here. */
export async function operating(context: ScenarioContext): Promise<void> {
  const { page, open, store } = context;
  await sendLetter(context);
  await open('/operator/orders');
  await store('orders');
  await page.getByRole('link', { name: /^#\d+/ }).first().click();
  await store('order');
  await page.getByLabel('Carrier').last().fill('UPS');
  await page.getByRole('button', { name: 'Ship' }).click();
  await store('shipped order');
  // Everything came in the same moment and has no order: these lists are narrowed to one entry.
  await open(`/operator/inbox?q=${sender(context)}`);
  await store('inbox');
  await open('/operator/inbox?q=nothing-has-this');
  await store('inbox without results');
  await open(`/operator/inbox?q=${sender(context)}`);
  await page.getByRole('link', { name: /^ASH-/ }).first().click();
  await store('submission');
  await page.getByRole('link', { name: 'Delete' }).click();
  await store('deletion of a submission');
  await open(`/operator/mail?q=june-${context.width}%40example.com`);
  await store('mail');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Your order/ })
    .first()
    .click();
  await store('one mail');
}

const sender = ({ width }: Pick<ScenarioContext, 'width'>) => `letter-${width}@example.com`;

/** Sends the contact form as a browser without JavaScript does. */
async function sendLetter(context: ScenarioContext): Promise<void> {
  const { site, database } = context;
  const fields = await readContactForm(site);
  const { status } = await postContactForm(site, {
    ...fields,
    [tokenField]: createFormTokens(formSecret(database)).issue(new Date(Date.parse(snapshotTime) - readingTime)),
    email: sender(context),
    message: `A green umbrella.\nIt has a duck’s head.`,
  });
  if (status !== 303) throw new Error(`the contact form was answered with ${status}`);
}

function formSecret(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const row = database.prepare("select value from access_token where name = 'form_signing'").get();
    return String(row?.value);
  } finally {
    database.close();
  }
}
