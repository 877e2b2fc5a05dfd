import type { describe } from './describe.ts';
import type { drawCard } from './draw-card.ts';
import type { inspect } from './inspect.ts';
import type { rasterise, render } from './render.ts';

/** What the render process can be asked for; arguments and results are copied from one process to the other. */
export type Tasks = {
  rasterise: typeof rasterise;
  render: typeof render;
  describe: typeof describe;
  inspect: typeof inspect;
  drawCard: typeof drawCard;
};

export type TaskName = keyof Tasks;

/** What the render process is sent. */
export type TaskRequest = { [Name in TaskName]: { id: number; name: Name; args: Parameters<Tasks[Name]> } }[TaskName];

/** What it sends back; `memory` is what it holds then, resident, in bytes. */
export type TaskAnswer = { id: number; memory: number } & ({ result: unknown } | { error: string });
