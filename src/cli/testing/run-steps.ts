import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type Count = { passed: number; failed: number; skipped: number };

export type Step = {
  name: string;
  command: [string, ...string[]];
  env?: Record<string, string>;
  /** Reads how many tests ran; without it, the step itself counts as one. */
  count?: () => Count;
};

/** Steps that run one after another. */
export type Lane = Step[];
/** Lanes that run at the same time. */
export type Stage = Lane[];

const root = join(import.meta.dirname, '../../..');

/** Runs the stages one after another, whether or not one fails, and adds up what their steps counted. */
export async function runStages(stages: Stage[]): Promise<Count> {
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  for (const lanes of stages) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const step of lane) {
          const counted = await runStep(step, lanes.length > 1);
          for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counted[key];
        }
      }),
    );
  }
  return total;
}

/** With other steps at the same time, the output is written when the step has ended, in one piece. */
async function runStep(step: Step, inOnePiece: boolean): Promise<Count> {
  const started = Date.now();
  const title = `\n— ${step.name}\n`;
  process.stdout.write(inOnePiece ? `started: ${step.name}\n` : title);
  const { code, output } = await run(step, inOnePiece);
  if (inOnePiece) process.stdout.write(title + output);
  const counted = step.count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  // A runner that failed without a failed test (it crashed, or ran none) has failed all the same.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(`${counted.failed === 0 ? 'ok' : 'FAILED'}: ${step.name}, ${seconds} s\n`);
  return counted;
}

function run({ command, env }: Step, collect: boolean): Promise<{ code: number; output: string }> {
  const [program, ...parameters] = command;
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      stdio: collect ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      // npm scripts set production for the site; the tests' own tools choose for themselves.
      env: { ...process.env, NODE_ENV: 'test', FORCE_COLOR: '0', ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
