import type { Mail } from '#services/outbox/queue-mail.ts';

/** How long the link of a confirmation mail works. */
export const CONFIRMATION_DAYS = 7;

/** Asks the owner of an address to confirm that it goes on a list. */
export function confirmationMail(options: { recipient: string; listName: string; url: string }): Mail {
  const { recipient, listName, url } = options;
  return {
    kind: 'newsletter_confirmation',
    recipient,
    subject: `Please confirm: ${listName}`,
    text: [
      `Someone, probably you, asked for “${listName}” to be sent to this address.`,
      'To confirm, open this page and press the button:',
      url,
      `The link works for ${CONFIRMATION_DAYS} days.`,
      'If it was not you, there is nothing to do: without the button nothing will be sent.',
      'ash hotels',
    ].join('\n\n'),
  };
}
