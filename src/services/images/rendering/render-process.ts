import { getPriority, setPriority } from 'node:os';
import sharp from 'sharp';
import { describe } from './describe.ts';
import { drawCard } from './draw-card.ts';
import { inspect } from './inspect.ts';
import type { TaskAnswer, TaskRequest } from './messages.ts';
import { rasterise, render } from './render.ts';

/**
 * The process in which pictures are rendered (renderer.ts starts it): it answers each TaskRequest with a TaskAnswer, and
 * ends with its parent or when that lets go of it.
 */

/** Pages come first where both want the processor, but a picture that a visitor waits for still gets a quarter of it. */
const niceness = 5;

if (getPriority() < niceness) setPriority(niceness);
// Several pictures are rendered at once: each needs no threads of its own, and no two of them share an input.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', async (request: TaskRequest) => {
  const outcome = await run(request).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  const answer: TaskAnswer = { id: request.id, memory: process.memoryUsage.rss(), ...outcome };
  process.send?.(answer);
});
process.once('disconnect', () => process.exit());
// Control-C reaches every process of a terminal; the parent says when this one ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

async function run(request: TaskRequest): Promise<unknown> {
  switch (request.name) {
    case 'rasterise':
      return rasterise(...request.args);
    case 'render':
      return render(...request.args);
    case 'describe':
      return describe(...request.args);
    case 'inspect':
      return inspect(...request.args);
    case 'drawCard':
      return drawCard(...request.args);
  }
}
