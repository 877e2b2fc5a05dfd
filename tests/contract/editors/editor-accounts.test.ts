import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { editorRoutes } from '#services/editors/editor-routes.ts';
import { editorOf } from '#services/editors/editor-session.ts';
import { type Editors, openEditors } from '#services/editors/open-editors.ts';
import { createTestSchema } from '../postgres-schema.ts';

const postgres = process.env.TEST_DATABASE_URL;
const kinds = postgres ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);
const publicUrl = 'https://ash.example';
const admin = { email: 'Ada@ash.example', password: 'twelve letters', role: 'administrator' as const };
/** Hashing at full cost is tested with the hashes themselves. */
const cost = { memoryKib: 64, passes: 1 };

describe.each(kinds)("editors' accounts on %s", (kind) => {
  let editors: Editors;
  let drop = async () => {};
  let time: number;
  let wait: number | null;
  let routes: ReturnType<typeof editorRoutes>;

  beforeEach(async () => {
    const schema = kind === 'postgres' ? await createTestSchema(postgres ?? '') : null;
    drop = schema?.drop ?? (async () => {});
    time = Date.parse('2026-11-21T09:00:00Z');
    wait = null;
    editors = await openEditors(schema?.url ?? ':memory:', { now: () => new Date(time), cost });
    routes = editorRoutes({ editors, publicUrl, draftQuery: () => '_storyblok=1', countLogin: async () => wait });
  });
  afterEach(async () => {
    await editors.close();
    await drop();
  });

  const send = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await routes.request(`${publicUrl}/editor/${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: publicUrl, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { response, status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  };
  const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const logIn = async (account: { email: string; password: string }) => {
    const { response } = await send('POST', 'session', { email: account.email, password: account.password });
    return { cookie: cookieOf(response) };
  };

  test('a login gives a session, which a logout ends', async () => {
    await editors.save(admin, null);
    const { response, body } = await send('POST', 'session', { email: ' ada@ASH.example ', password: admin.password });
    expect([response.status, body]).toEqual([
      201,
      { email: 'ada@ash.example', role: 'administrator', preview: '_storyblok=1' },
    ]);
    const cookie = response.headers.get('set-cookie') ?? '';
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(attribute);
    const headers = { cookie: cookieOf(response) };
    expect((await send('GET', 'session', undefined, headers)).status).toBe(200);
    expect((await send('DELETE', 'session', undefined, headers)).status).toBe(204);
    expect((await send('GET', 'session', undefined, headers)).status).toBe(401);
    expect((await editors.audit(9)).map(({ action }) => action).sort()).toEqual(['account_created', 'login', 'logout']);
  });

  test('an unknown address is answered as a wrong password is', async () => {
    await editors.save(admin, null);
    const wrong = await send('POST', 'session', { email: admin.email, password: 'something else' });
    const unknown = await send('POST', 'session', { email: 'nobody@ash.example', password: 'something else' });
    expect([wrong.status, wrong.body]).toEqual([401, { error: 'Your email address or password is incorrect.' }]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect([...unknown.response.headers]).toEqual([...wrong.response.headers]);
    wait = 30;
    const limited = await send('POST', 'session', admin);
    expect([limited.status, limited.response.headers.get('retry-after')]).toEqual([429, '30']);
  });

  test('a session ends after twelve hours without use, and after a week in any case', async () => {
    await editors.save(admin, null);
    const hours = (count: number) => {
      time += count * 60 * 60 * 1000;
    };
    const headers = await logIn(admin);
    const status = async () => (await send('GET', 'session', undefined, headers)).status;
    hours(11);
    expect(await status()).toBe(200);
    hours(11);
    expect(await status()).toBe(200);
    hours(13);
    expect(await status()).toBe(401);
    const used = await logIn(admin);
    for (let day = 0; day < 15; day += 1) {
      hours(11);
      await send('GET', 'session', undefined, used);
    }
    hours(11);
    expect((await send('GET', 'session', undefined, used)).status).toBe(401);
  });

  test('what another site sends is refused, with a session too', async () => {
    await editors.save(admin, null);
    const { cookie } = await logIn(admin);
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      expect((await send('POST', 'session', admin, headers)).status).toBe(403);
      expect((await send('DELETE', 'accounts/ada@ash.example', undefined, { cookie, ...headers })).status).toBe(403);
      const write = new Request(`${publicUrl}/v1/spaces/1/stories`, {
        method: 'POST',
        headers: { cookie, ...headers },
      });
      expect(await editorOf(write, editors, publicUrl)).toBeNull();
    }
    const without = new Request(`${publicUrl}/v1/spaces/1/stories`, { method: 'POST', headers: { cookie } });
    expect(await editorOf(without, editors, publicUrl)).toBeNull();
    const own = new Request(`${publicUrl}/v1/spaces/1/stories`, {
      method: 'POST',
      headers: { cookie, origin: publicUrl },
    });
    expect(await editorOf(own, editors, publicUrl)).toEqual({ name: 'ada@ash.example', role: 'administrator' });
  });

  test('administrators make, change and remove accounts; the last of them stays', async () => {
    await editors.save(admin, null);
    const headers = await logIn(admin);
    const publisher = { email: 'pia@ash.example', role: 'publisher', password: 'twelve letters too' };
    expect((await send('POST', 'accounts', { ...publisher, password: 'short' }, headers)).body).toEqual({
      password: ['needs 12 characters or more'],
    });
    expect((await send('POST', 'accounts', { email: 'x', role: 'king' }, headers)).status).toBe(422);
    expect((await send('POST', 'accounts', { ...publisher, password: undefined }, headers)).body).toEqual({
      password: ['is missing'],
    });
    const made = await send('POST', 'accounts', publisher, headers);
    expect(made.body.accounts.map(({ email, role }: { email: string; role: string }) => [email, role])).toEqual([
      ['ada@ash.example', 'administrator'],
      ['pia@ash.example', 'publisher'],
    ]);
    expect(JSON.stringify(made.body)).not.toContain('argon2');

    const theirs = await logIn(publisher);
    for (const [method, path] of [
      ['GET', 'accounts'],
      ['POST', 'accounts'],
      ['GET', 'audit'],
      ['DELETE', 'accounts/ada@ash.example'],
    ] as const) {
      expect((await send(method, path, undefined, theirs)).status, path).toBe(403);
      expect((await send(method, path)).status, path).toBe(401);
    }
    // Another role ends the sessions of the old one.
    await send('POST', 'accounts', { email: publisher.email, role: 'editor' }, headers);
    expect((await send('GET', 'session', undefined, theirs)).status).toBe(401);
    expect((await send('POST', 'accounts', { email: admin.email, role: 'editor' }, headers)).body).toEqual({
      role: ['There would be no administrator any more'],
    });
    expect((await send('DELETE', `accounts/${publisher.email}`, undefined, headers)).status).toBe(200);
    expect((await send('DELETE', `accounts/${publisher.email}`, undefined, headers)).status).toBe(404);
    const { entries } = (await send('GET', 'audit', undefined, headers)).body;
    expect(entries).toContainEqual(
      expect.objectContaining({ email: 'ada@ash.example', action: 'account_removed', detail: 'pia@ash.example' }),
    );
  });

  test('the log says who did what, what failed too, and never a password', async () => {
    await editors.save(admin, null);
    await send('POST', 'session', { email: admin.email, password: 'something else' });
    const headers = await logIn(admin);
    time += 1000;
    await send(
      'POST',
      'accounts',
      { email: 'pia@ash.example', role: 'editor', password: 'twelve letters too' },
      headers,
    );
    time += 1000;
    await send('POST', 'accounts', { email: 'pia@ash.example', role: 'publisher' }, headers);
    const { entries } = (await send('GET', 'audit', undefined, headers)).body;
    const lines = entries.map(({ email, action }: { email: string | null; action: string }) => `${email} ${action}`);
    expect(lines.slice(0, 2)).toEqual(['ada@ash.example account_changed', 'ada@ash.example account_created']);
    expect(lines.slice(2).sort()).toEqual(['ada@ash.example login', 'null account_created', 'null login_failed']);
    expect(JSON.stringify(entries)).not.toMatch(/something else|twelve letters/);
    time += 366 * 24 * 60 * 60 * 1000;
    await logIn(admin);
    expect((await editors.audit(9)).map(({ action }) => action)).toEqual(['login']);
  });

  test('the link of a first start makes one administrator, once', async () => {
    const earlier = (await editors.startSetup()) ?? '';
    const token = (await editors.startSetup()) ?? '';
    const page = await send('GET', `setup?token=${token}"><script>`);
    expect(page.body).not.toContain('<script>');
    const { email, password } = admin;
    const wrong = await send('POST', 'setup', { token, email, password: 'short' });
    expect([wrong.status, wrong.body]).toEqual([422, expect.stringContaining('needs 12 characters or more')]);
    expect((await send('POST', 'setup', { token: earlier, email, password })).status).toBe(410);
    const made = await send('POST', 'setup', { token, email, password });
    expect([made.status, made.response.headers.get('location')]).toEqual([303, '/editor']);
    expect((await send('GET', 'session', undefined, { cookie: cookieOf(made.response) })).body.role).toBe(
      'administrator',
    );
    expect((await send('POST', 'setup', { token, email: 'eve@ash.example', password })).status).toBe(410);
    expect(await editors.startSetup()).toBeNull();
    expect(await editors.list()).toHaveLength(1);
  });

  test('the link ends after a day', async () => {
    const token = (await editors.startSetup()) ?? '';
    time += 25 * 60 * 60 * 1000;
    expect((await send('POST', 'setup', { token, email: admin.email, password: admin.password })).status).toBe(410);
  });
});
