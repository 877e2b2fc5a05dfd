import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import type { TaskName, TaskRequest, Tasks } from './messages.ts';
import { type ProcessHandle, RenderProcessEnded, startRenderProcess } from './process-handle.ts';

export type RendererLimits = {
  /** Most tasks at once; as many as the machine has cores unless told. */
  atOnce?: number;
  /** A process that was given so many tasks, or that holds so many bytes, is replaced by a new one. */
  tasksPerProcess?: number;
  bytesPerProcess?: number;
  /** A process with nothing to do ends after so long, in ms. */
  idleMs?: number;
};

export type Renderer = {
  /**
   * Does a task in the render process. Rejects with an Error that has the task's own message, or with
   * RenderProcessEnded where two processes ended over it.
   */
  run: <Name extends TaskName>(name: Name, ...args: Parameters<Tasks[Name]>) => ReturnType<Tasks[Name]>;
  /** The render process, while there is one. */
  pid: () => number | undefined;
  /** Ends it once everything is answered. */
  close: () => Promise<void>;
};

const megabyte = 1024 * 1024;

/**
 * Renders pictures in a process of its own, so that this one never holds what libvips does not give back
 * (docs/decisions/0022-pictures-are-rendered-in-a-process-of-their-own.md). The process starts with the first task.
 */
export function createRenderer(limits: RendererLimits = {}): Renderer {
  const { atOnce = availableParallelism(), tasksPerProcess = 500 } = limits;
  const { bytesPerProcess = 400 * megabyte, idleMs = 30_000 } = limits;
  const queue = new PQueue({ concurrency: atOnce });
  let current: ProcessHandle | null = null;
  let idle: NodeJS.Timeout | undefined;

  function start(): ProcessHandle {
    const started = startRenderProcess(atOnce, () => {
      if (current === started) current = null;
    });
    return started;
  }

  async function attempt(name: TaskName, args: TaskRequest['args']): Promise<unknown> {
    clearTimeout(idle);
    current ??= start();
    const used = current;
    try {
      return await used.run(name, args);
    } finally {
      if (used === current && (used.given >= tasksPerProcess || used.memory > bytesPerProcess)) void retire();
      clearTimeout(idle);
      idle = setTimeout(() => void retire(), idleMs).unref();
    }
  }

  async function retire(): Promise<void> {
    const old = current;
    current = null;
    await old?.retire();
  }

  async function run(name: TaskName, args: TaskRequest['args']): Promise<unknown> {
    try {
      return await attempt(name, args);
    } catch (error) {
      if (!(error instanceof RenderProcessEnded)) throw error;
      // Another picture may have ended it.
      return attempt(name, args);
    }
  }

  return {
    run: <Name extends TaskName>(name: Name, ...args: Parameters<Tasks[Name]>) =>
      queue.add(() => run(name, args)) as ReturnType<Tasks[Name]>,
    pid: () => current?.pid,
    async close() {
      await queue.onIdle();
      clearTimeout(idle);
      await retire();
    },
  };
}
