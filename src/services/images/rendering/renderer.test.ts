import { afterEach, expect, test, vi } from 'vitest';
import { createRenderer, type Renderer, type RendererLimits } from './renderer.ts';

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><rect width="4" height="2"/></svg>');
const size = { width: 4, height: 2 };
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

const opened: Renderer[] = [];
function open(limits: RendererLimits = {}): Renderer {
  const renderer = createRenderer(limits);
  opened.push(renderer);
  return renderer;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((renderer) => renderer.close()));
});

const isAlive = (pid: number | undefined) => {
  if (pid === undefined) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('renders in another process, which starts with the first task and ends with the renderer', async () => {
  const renderer = open();
  expect(renderer.pid()).toBeUndefined();
  const drawn = await renderer.run('rasterise', svg, size);
  expect(drawn.subarray(0, 4)).toEqual(png);
  const pid = renderer.pid();
  expect(pid).not.toBe(process.pid);
  expect(isAlive(pid)).toBe(true);
  await renderer.close();
  expect(isAlive(pid)).toBe(false);
});

test('a task that fails says why, and the process goes on', async () => {
  const renderer = open();
  await expect(renderer.run('rasterise', Buffer.from('words'), size)).rejects.toThrow(/unsupported image format/);
  const pid = renderer.pid();
  expect(await renderer.run('describe', Buffer.from('words'))).toBeNull();
  expect(renderer.pid()).toBe(pid);
});

test('a process that was killed is replaced, and its tasks are done all the same', async () => {
  const renderer = open();
  await renderer.run('describe', svg);
  const first = renderer.pid() ?? 0;
  const drawn = renderer.run('rasterise', svg, size);
  process.kill(first, 'SIGKILL');
  expect((await drawn).subarray(0, 4)).toEqual(png);
  expect(renderer.pid()).not.toBe(first);
});

test.each<[string, RendererLimits, number]>([
  ['has done so many tasks', { tasksPerProcess: 2 }, 2],
  ['holds too much memory', { bytesPerProcess: 1 }, 4],
  ['is within both limits', {}, 1],
])('a process that %s is replaced, or stays', async (_, limits, processes) => {
  const renderer = open(limits);
  const used = new Set<number>();
  for (let task = 0; task < 4; task += 1) {
    const running = renderer.run('describe', svg);
    used.add(await vi.waitUntil(() => renderer.pid()));
    await running;
  }
  expect(used.size).toBe(processes);
  const [first] = used;
  if (processes > 1) await vi.waitFor(() => expect(isAlive(first)).toBe(false), { timeout: 10_000 });
});

test('a process with nothing to do ends', async () => {
  const renderer = open({ idleMs: 1 });
  const rendering = renderer.run('describe', svg);
  await vi.waitFor(() => expect(renderer.pid()).toBeDefined());
  const pid = renderer.pid();
  await rendering;
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
  expect(await renderer.run('describe', svg)).toMatchObject({ format: 'svg' });
});
