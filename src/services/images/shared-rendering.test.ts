import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { artworkPath, openArtworkLibrary } from './artwork-library.ts';
import { createImageService } from './image-service.ts';
import type { Renderer } from './rendering/renderer.ts';

const artworkDir = join(import.meta.dirname, '../../../content/artwork');
const seal = openArtworkLibrary(artworkDir).byName('group/footer-seal');
const address = seal ? artworkPath(seal) : '';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A service whose renderings end when they are told to. */
function open() {
  const cacheDir = mkdtempSync(join(tmpdir(), 'shared-'));
  folders.push(cacheDir);
  const started: string[] = [];
  const waiting: (() => void)[] = [];
  const run = vi.fn(async (name: string) => {
    started.push(name);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return Buffer.from(name);
  });
  const renderer: Renderer = { run: run as Renderer['run'], pid: () => undefined, close: async () => {} };
  const service = createImageService({ artworkDir, cacheDir, renderer });
  const get = async (size: string) =>
    service.fetch(new Request(`http://site${address}/m/${size}`, { headers: { accept: 'image/webp' } }));
  /** Ends what runs, and what follows it, until every answer has come. */
  async function finish<Answer>(answers: Promise<Answer>[]): Promise<Answer[]> {
    let isDone = false;
    const all = Promise.all(answers).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      for (const end of waiting.splice(0)) end();
      await turn();
    }
    return all;
  }
  return { started, waiting, get, finish };
}

test('visitors who ask for the same picture at once share one rendering', async () => {
  const { started, get, finish } = open();
  const answers = await finish(Array.from({ length: 10 }, () => get('320x0')));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(['render']));
  expect(started).toEqual(['rasterise', 'render']);
});

test('no more pictures are rendered at once than the machine has cores', async () => {
  const { started, waiting, get, finish } = open();
  await finish([get('320x0')]);
  started.length = 0;
  const sizes = [128, 480, 560, 600].flatMap((width) => [`${width}x0`, `-${width}x0`, `${width}x-0`, `-${width}x-0`]);
  const answers = [...sizes, ...sizes.map((size) => `fit-in/${size}/filters:grayscale()`)].map(get);
  const cores = Math.min(availableParallelism(), answers.length);
  await vi.waitFor(() => expect(waiting).toHaveLength(cores));
  for (let passes = 0; passes < 50; passes += 1) await turn();
  expect(started).toHaveLength(cores);
  await finish(answers);
  expect(started).toHaveLength(answers.length);
});
