import { createTransport } from 'nodemailer';
import type { OutboxMailTable } from './tables.ts';

/** Hands one mail at a time, or a few beside each other, to a mail server. */
export type Mailer = {
  /** Resolves once the server has taken the mail. Rejects with what went wrong; `failureOf` says what that means. */
  send: (mail: OutboxMailTable) => Promise<void>;
  close: () => void;
};

export type MailerOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  smtpUrl: string;
  /** The address that mails come from. */
  from: string;
  /** Connections at once; each carries many mails. */
  connections: number;
  limits: TimeLimits;
};

/** Times in ms. */
export type TimeLimits = {
  /** For connecting, and for the server's greeting. */
  connect: number;
  /** For the server to say anything at all. It may check a mail at length before it takes it. */
  silence: number;
  /** For one mail from its start to its end, connecting included. */
  total: number;
};

export function createMailer({ smtpUrl, from, connections, limits }: MailerOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    connectionTimeout: limits.connect,
    greetingTimeout: limits.connect,
    dnsTimeout: limits.connect,
    socketTimeout: limits.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, recipient, reply_to, subject, text, html, calendar, created_at }) {
      await transport.sendMail({
        from,
        // As objects, and so one address each: a string could name several.
        to: { name: '', address: recipient },
        ...(reply_to !== null && { replyTo: { name: '', address: reply_to } }),
        subject,
        text,
        ...(html !== null && { html }),
        ...(calendar && { attachments: [calendarFile(calendar)] }),
        // The same at every attempt: a receiver that gets a mail twice can recognize it.
        messageId: `<${id}@ash>`,
        date: new Date(created_at),
        // Keeps automatic replies from being answered automatically (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(limits.total),
      });
    },
    close: () => transport.close(),
  };
}

/** An entry as a file that calendar programs open; its method says whether it is put in or taken out. */
function calendarFile(content: string) {
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH';
  return { filename: 'calendar.ics', content, contentType: `text/calendar; charset=utf-8; method=${method}` };
}

/**
 * What a failed attempt means. 'refused': this mail will never be taken (RFC 5321: a reply of 5xx to its recipient or to
 * its content). 'mail': this mail was not taken now. 'server': the mail server cannot be used now, for any mail.
 */
export function failureOf(error: unknown): 'refused' | 'mail' | 'server' {
  if (!(error instanceof Error)) return 'server';
  const has = (name: string, value: unknown) => name in error && error[name as keyof Error] === value;
  if (has('responseCode', 421)) return 'server';
  // Whether the sender is accepted (MAIL FROM) is no matter of the mail: it is sent again once that is put right.
  if (has('permanent', true) && (has('command', 'RCPT TO') || has('code', 'EMESSAGE'))) return 'refused';
  // No address could be read from the recipient.
  if (has('code', 'EENVELOPE') && has('command', 'API')) return 'refused';
  return has('code', 'EENVELOPE') || has('code', 'EMESSAGE') ? 'mail' : 'server';
}
