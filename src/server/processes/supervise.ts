import { type ChildProcess, fork } from 'node:child_process';
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { setupLink } from '../editor-accounts.ts';
import { shutdownGraceMs } from '../serving.ts';
import { startMessage } from '../start-message.ts';
import { type ProcessMessage, readMessage } from './process-messages.ts';
import { roleArgument } from './process-role.ts';

const entry = join(import.meta.dirname, '../main.ts');

/** A process that ends sooner than so many ms after its start is started again later: it may end again. */
const shortLifeMs = 5_000;
const restartPauseMs = 1_000;
/** A process that has not ended so long after its signal is ended at once, in ms. */
const killAfterMs = shutdownGraceMs + 5_000;

/**
 * Starts one process with the services and `webConcurrency` that serve pages on one port, passes on what they tell each
 * other, and starts those again that end. It serves nothing itself, so that it always has time to hand out connections.
 */
export async function supervise(config: Config, logger: Logger): Promise<void> {
  // Only this user may open it: who can, is the site itself to the services.
  const folder = mkdtempSync(join(tmpdir(), 'ash-processes-'));
  const socket = join(folder, 'services');
  let isStopping = false;
  let isServing = false;
  let services: ChildProcess = startServices();

  cluster.setupPrimary({ exec: entry, args: [roleArgument.web, socket] });
  cluster.on('message', (worker: Worker, message: unknown) => passOn(message, worker));
  cluster.on('exit', (worker, code, signal) => ended('web', worker.process.pid, code ?? signal));
  process.once('SIGTERM', () => void stop(0));
  process.once('SIGINT', () => void stop(0));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

  await untilReady(services);
  const { port } = await startWeb(config.webConcurrency);
  isServing = true;
  process.stdout.write(
    `${startMessage(config, port, await setupLink(config))}\n${config.webConcurrency} processes serve it\n`,
  );

  function startServices(): ChildProcess {
    // A socket that a process left behind that was killed.
    rmSync(socket, { force: true });
    const child = fork(entry, [roleArgument.services, socket]);
    const startedAt = Date.now();
    child.on('message', (message) => passOn(message, null));
    child.once('exit', (code, signal) => {
      ended('services', child.pid, code ?? signal);
      if (isStopping || !isServing) return;
      setTimeout(
        () => {
          if (isStopping) return;
          services = startServices();
          // What was changed in its last moments may not have been told.
          void untilReady(services).then(
            () => send(null, { type: 'outdate' }),
            () => {},
          );
        },
        Date.now() - startedAt < shortLifeMs ? restartPauseMs : 0,
      );
    });
    return child;
  }

  /** Starts so many processes for pages; resolves when all of them listen. */
  async function startWeb(count: number): Promise<{ port: number }> {
    const started = Array.from({ length: count }, () => forkWeb());
    const addresses = await Promise.all(started.map((worker) => once(worker, 'listening')));
    return addresses[0]?.[0] as { port: number };
  }

  function forkWeb(): Worker {
    const worker = cluster.fork();
    const startedAt = Date.now();
    worker.once('exit', () => {
      if (isStopping || !isServing) return;
      setTimeout(() => !isStopping && forkWeb(), Date.now() - startedAt < shortLifeMs ? restartPauseMs : 0);
    });
    return worker;
  }

  function ended(kind: 'services' | 'web', pid: number | undefined, reason: unknown): void {
    if (isStopping) return;
    logger.error({ event: 'process_ended', kind, pid, reason });
    // One that cannot even start says why itself; starting it for ever would hide that.
    if (!isServing) void stop(1);
  }

  /** Passes a message on to all but the one that it came from; `from` is null for the services. */
  function passOn(received: unknown, from: Worker | null): void {
    const message = readMessage(received);
    if (message && message.type !== 'ready') send(from, message);
  }

  function send(from: Worker | null, message: ProcessMessage): void {
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker && worker !== from && worker.isConnected()) worker.send(message);
    }
    if (from !== null && services.connected) services.send(message);
  }

  /** First those that serve pages end what they do, for which they need the services. */
  async function stop(code: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    const web = Object.values(cluster.workers ?? {}).flatMap((worker) => worker?.process ?? []);
    await Promise.all(web.map(endProcess));
    await endProcess(services);
    process.exit(code);
  }
}

async function untilReady(services: ChildProcess): Promise<void> {
  while (readMessage((await once(services, 'message'))[0])?.type !== 'ready');
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const kill = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  child.kill('SIGTERM');
  await once(child, 'exit');
  clearTimeout(kill);
}
