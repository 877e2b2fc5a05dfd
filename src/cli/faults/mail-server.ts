import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  /** As SMTP_URL. */
  url: string;
  /** The Message-IDs of the mails it took, a mail that came twice twice. */
  received: string[];
  close: () => Promise<void>;
};

/**
 * A real SMTP server on a free port that takes every mail, after up to `longestTake` ms: so that a kill can come while a
 * mail is on its way.
 */
export async function startMailServer(longestTake: number): Promise<MailServer> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        await delay(Math.random() * longestTake);
        received.push(/^Message-ID: (.*)\r$/m.exec(Buffer.concat(chunks).toString())?.[1] ?? '');
        done();
      });
    },
  });
  // A client that is killed breaks off, which is no failure of the server.
  server.on('error', () => {});
  const listening = once(server.server, 'listening');
  server.listen(0, '127.0.0.1');
  await listening;
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
