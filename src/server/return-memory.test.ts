import { expect, test, vi } from 'vitest';
import nodeSettings from './node-settings.json' with { type: 'json' };
import { collectWhenQuiet } from './return-memory.ts';

const megabyte = 2 ** 20;

function collector() {
  const process = { processorMs: 0, bytes: 80 * megabyte };
  const collect = vi.fn(() => {
    process.bytes = 70 * megabyte;
    process.processorMs += 200;
  });
  const look = collectWhenQuiet(() => ({ ...process }), collect);
  /** Five seconds in which the process works so long and grows so much. */
  const pass = (processorMs: number, megabytes: number) => {
    process.processorMs += processorMs;
    process.bytes += megabytes * megabyte;
    look();
  };
  return { collect, pass };
}

test('garbage is collected once the process is quiet, not while it works', () => {
  const { collect, pass } = collector();
  pass(5_000, 30);
  pass(151, 30);
  expect(collect).not.toHaveBeenCalled();
  pass(149, 0);
  expect(collect).toHaveBeenCalledTimes(1);
});

test('a process that has not grown since is left alone', () => {
  const { collect, pass } = collector();
  pass(0, 0);
  expect(collect).toHaveBeenCalledTimes(1);
  for (let time = 0; time < 10; time += 1) pass(10, 1);
  expect(collect).toHaveBeenCalledTimes(1);
  pass(10, 6);
  expect(collect).toHaveBeenCalledTimes(2);
  pass(0, 15);
  expect(collect).toHaveBeenCalledTimes(2);
});

test("the engine's own collections of a quiet process are off from its start, where none of them runs yet", () => {
  expect(nodeSettings.flags).toContain('--memory-reducer-gc-count=0');
});
