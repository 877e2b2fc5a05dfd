import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askTerminal } from './ask-terminal.ts';

function answer(text: string) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const asked = askTerminal('Refund $5.00?', input, output);
  input.end(text);
  return { asked, output };
}

test.each(['y\n', 'Yes\n', ' yes \n'])('%j is a yes', async (text) => {
  expect(await answer(text).asked).toBe(true);
});

test.each(['\n', 'n\n', 'yesterday\n', ''])('%j is a no', async (text) => {
  expect(await answer(text).asked).toBe(false);
});

test('the question says what an empty answer means', async () => {
  const { asked, output } = answer('\n');
  await asked;
  expect(String(output.read())).toContain('Refund $5.00? [y/N]');
});
