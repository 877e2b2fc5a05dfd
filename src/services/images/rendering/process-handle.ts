import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TaskAnswer, TaskRequest } from './messages.ts';

/** The process ended before it answered: killed for its memory, or by a picture that it could not survive. */
export class RenderProcessEnded extends Error {
  override readonly name = 'RenderProcessEnded';
}

export type ProcessHandle = {
  readonly pid: number | undefined;
  /** Tasks it has been given, and bytes it held when it last answered. */
  readonly given: number;
  readonly memory: number;
  /** Rejects with the task's own error, or with RenderProcessEnded. */
  run: (name: TaskRequest['name'], args: TaskRequest['args']) => Promise<unknown>;
  /** Ends it once it has answered everything. Resolves when it is gone. */
  retire: () => Promise<void>;
};

/** Threads of the pool that libvips works on; Node's own number unless more pictures are rendered at once. */
const leastThreads = 4;

/**
 * Starts a render process that is given at most `atOnce` tasks at once. It keeps its parent alive only while it has
 * something to answer.
 */
export function startRenderProcess(atOnce: number, onEnd: () => void): ProcessHandle {
  const child = fork(join(import.meta.dirname, 'render-process.ts'), {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, UV_THREADPOOL_SIZE: String(Math.max(leastThreads, atOnce)) },
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const gone = once(child, 'exit').then(() => {});
  let given = 0;
  let memory = 0;
  let isRetired = false;
  rest();

  child.on('message', (answer: TaskAnswer) => {
    memory = answer.memory;
    const task = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) task?.reject(new Error(answer.error));
    else task?.resolve(answer.result);
    if (waiting.size === 0) rest();
  });
  child.once('exit', (code, signal) => {
    onEnd();
    for (const task of waiting.values()) {
      task.reject(new RenderProcessEnded(`The render process ended with ${signal ?? code}`));
    }
    waiting.clear();
  });
  // Without a handler, a message that cannot be sent any more would end this process; `exit` follows and says why.
  child.on('error', () => {});

  function rest(): void {
    if (isRetired && child.connected) child.disconnect();
    child.unref();
    child.channel?.unref();
  }

  return {
    pid: child.pid,
    get given() {
      return given;
    },
    get memory() {
      return memory;
    },
    run(name, args) {
      const task = Promise.withResolvers<unknown>();
      given += 1;
      waiting.set(given, task);
      child.ref();
      child.channel?.ref();
      child.send({ id: given, name, args });
      return task.promise;
    },
    retire() {
      isRetired = true;
      if (waiting.size === 0) rest();
      // Whoever waits for the end wants to see it.
      child.ref();
      return gone;
    },
  };
}
