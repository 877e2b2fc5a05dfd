// @vitest-environment happy-dom
import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router';
import { expect, it } from 'vitest';
import { encodeAnswers } from './router-globals.ts';

it('writes JSON as React Router reads it', async () => {
  const value = { a: [1, 'x', { a: null, b: [], c: {} }, [true, false, '']], x: 'a', c: 1.5, _1: 1 };
  const { body } = new Response(encodeAnswers(value));
  if (body === null) throw new Error('nothing written');
  expect((await decodeViaTurboStream(body, window)).value).toEqual(value);
});
