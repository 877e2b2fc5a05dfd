import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { editorApplication } from './editor-application.ts';

test('without a build there is no editor; in development it is said how to get one', async () => {
  const ask = async (isDevelopment: boolean) => {
    const app = new Hono().get('/editor', editorApplication('/nowhere', isDevelopment));
    const answer = await app.request('/editor');
    return [answer.status, await answer.text()];
  };
  expect(await ask(false)).toEqual([404, '404 Not Found']);
  expect(await ask(true)).toEqual([503, expect.stringContaining('npm run build')]);
});
