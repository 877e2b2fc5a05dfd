import { request } from 'node:http';
import { Window } from 'happy-dom';
import { tokenField } from '#blocks/forms/form-names.ts';

export const contactPath = '/contact';

/** What a visitor fills in who has no JavaScript. */
const letter = {
  topic: 'lost',
  hotel: 'ulysses',
  name: 'June Carter',
  email: 'june.carter@example.com',
  consent: 'yes',
};

/**
 * Reads the contact page of the site at `address` and answers what a browser without JavaScript would post: the hidden
 * fields of the form, and everything that is required except the message. Throws where the page has no such form.
 */
export async function readContactForm(address: string): Promise<Record<string, string>> {
  const page = await fetch(address + contactPath, { signal: AbortSignal.timeout(30_000) });
  const window = new Window();
  const document = new window.DOMParser().parseFromString(await page.text(), 'text/html');
  const hidden = document.querySelectorAll(`form[action="${contactPath}"] input[type="hidden"]`);
  const fields = [...hidden].map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']);
  await window.happyDOM.close();
  const form = Object.fromEntries(fields);
  if (!form[tokenField]) throw new Error(`${contactPath} answered ${page.status}, without a contact form.`);
  return { ...form, ...letter };
}

/** Longest that a visitor waits for an answer, in ms. */
const answerLimit = 120_000;

/**
 * Posts a form as a browser does, over a connection of its own. Answers the status, and the reference that a redirect to
 * the thank-you page names (`/contact?sent=ASH-…`). Rejects when the connection is lost.
 */
export function postContactForm(
  address: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ status: number; reference: string | null }> {
  return new Promise((resolve, reject) => {
    const sent = request(address + contactPath, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(answerLimit),
      headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const reference = new URL(headers.location ?? '/', address).searchParams.get('sent');
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () => resolve({ status, reference }));
    });
    sent.end(new URLSearchParams(fields).toString());
  });
}
