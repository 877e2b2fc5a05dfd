import { createInterface } from 'node:readline/promises';

/**
 * Asks a question that only `y` or `yes` answers with yes. On the error stream, so that what a command prints can be stored
 * all the same. An input that ends is a no.
 */
export async function askTerminal(
  question: string,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Promise<boolean> {
  const terminal = createInterface({ input, output });
  const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(`${question} [y/N] `), ended]);
  terminal.close();
  return /^\s*y(es)?\s*$/i.test(answer);
}
