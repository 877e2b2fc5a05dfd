import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { to: string[]; messageId: string; raw: string };

export type MailServer = {
  url: string;
  received: ReceivedMail[];
  /** Decides on each mail: an error to answer instead of taking it, which may come late. */
  judge: (mail: ReceivedMail) => SmtpRefusal | null | Promise<SmtpRefusal | null>;
  /** The same for each recipient (RCPT TO). */
  judgeRecipient: (address: string) => SmtpRefusal | null;
  /** The same for the sender (MAIL FROM). */
  judgeSender: (address: string) => SmtpRefusal | null;
  close: () => Promise<void>;
};

/** A reply other than 250. */
export type SmtpRefusal = { code: number; message: string };

/** A real SMTP server on a free port, or on the one it is given, that takes every mail until it is set to refuse. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onMailFrom: (address, _session, done) => done(errorOf(mailServer.judgeSender(address.address))),
    onRcptTo: (address, _session, done) => done(errorOf(mailServer.judgeRecipient(address.address))),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString();
        const to = session.envelope.rcptTo.map((entry) => entry.address);
        const mail = { to, messageId: /^Message-ID: (.*)\r$/m.exec(raw)?.[1] ?? '', raw };
        const refusal = await mailServer.judge(mail);
        if (!refusal) mailServer.received.push(mail);
        done(errorOf(refusal));
      });
    },
  });
  // A client that breaks off is no failure of the server.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received: [],
    judge: () => null,
    judgeRecipient: () => null,
    judgeSender: () => null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}

function errorOf(refusal: SmtpRefusal | null): Error | null {
  return refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code });
}
