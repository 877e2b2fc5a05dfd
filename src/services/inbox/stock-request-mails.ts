import { html } from 'hono/html';
import { shortPage } from '../outbox/mail-page.ts';
import type { Mail } from '../outbox/queue-mail.ts';
import type { AwaitedVariant } from './new-submission.ts';
import { oneLine } from './shown-text.ts';

const longestSubject = 150;

/** Where a guest stops waiting: by a key in the query, which no log has. */
export function stopWaitingPath(key: string): string {
  return `/souvenirs/waiting?key=${key}`;
}

type Waiting = {
  id: string;
  reference: string;
  recipient: string;
  awaited: AwaitedVariant;
  key: string;
  publicUrl: string;
};

/** At once, to whoever asked for a mail when something is back. Nothing in it was typed by anybody. */
export async function waitingMail({ id, reference, recipient, awaited, key, publicUrl }: Waiting): Promise<Mail> {
  const link = publicUrl + stopWaitingPath(key);
  const first = `We write to you once, when ${awaited.title} is back in stock.`;
  const named = `Your reference is ${reference}.`;
  const last =
    'If it was not you who asked for that, someone typed your address by mistake: please stop it by the link.';
  return {
    kind: 'submission_confirmation',
    recipient,
    relatedId: id,
    subject: oneLine(`You wait for ${awaited.title}`, longestSubject),
    text: `${['Hello,', first, named, `To stop waiting for it:\n${link}`, last, 'ash'].join('\n\n')}\n`,
    html: await shortPage(
      `You wait for ${awaited.title}`,
      html`<p>${first}</p><p>${named}</p><p><a href="${link}">Stop waiting for it</a></p><p>${last}</p><p>ash</p>`,
    ),
  };
}

/** The one mail that was asked for. */
export async function backInStockMail(
  { submission_id, email, variant, handle, title }: AwaitedVariant & { submission_id: string; email: string },
  publicUrl: string,
): Promise<Mail> {
  const link = `${publicUrl}/souvenirs/product/${handle}?variant=${variant}`;
  const [first, last] = [
    `${title} is back in stock. Nothing is kept aside: others who waited have had the same mail.`,
    'You asked for this mail, and it is the only one: your request has ended with it.',
  ];
  return {
    kind: 'back_in_stock',
    recipient: email,
    relatedId: submission_id,
    subject: oneLine(`Back in stock: ${title}`, longestSubject),
    text: `${['Hello,', first, link, last, 'ash'].join('\n\n')}\n`,
    html: await shortPage(
      `Back in stock: ${title}`,
      html`<p>${first}</p><p><a href="${link}">See it in the shop</a></p><p>${last}</p><p>ash</p>`,
    ),
  };
}
