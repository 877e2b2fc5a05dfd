import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { contactPath, readContactForm } from '../../src/cli/contact-form.ts';
import { type ContentEditor, contentEditor } from './content-editor.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { changeShop } from './shop-steps.ts';

/** Of a site whose pages are served by several processes (`WEB_CONCURRENCY`). */
const processes = 3;
let site: RunningSite;
let editor: ContentEditor;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSite({ WEB_CONCURRENCY: String(processes), OPERATOR_PASSWORD: 'a long word' });
  editor = await contentEditor(site);
});
test.afterAll(async () => {
  await site.stop();
});

/** Asks over a connection of its own: connections go to the processes in turns. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(site.address + path, { agent: false, headers, timeout: 5_000 }, resolve)
      .once('error', reject)
      .once('timeout', () => asked.destroy(new Error(`no answer for ${path}`)));
    asked.end();
  });
  return { status: answer.statusCode, etag: answer.headers.etag, text: await text(answer) };
}

/** What every process answers. */
async function askAll(path: string) {
  const answers = [];
  // Twice as many as processes: one may have just been started again, and its turn is another one.
  for (let turn = 0; turn < processes * 2; turn += 1) answers.push(await ask(path));
  return answers;
}

const marks = async (path: string) => new Set((await askAll(path)).map(({ etag }) => etag));

/** The processes of the site by what they do. */
function processesOf(kind: '--web' | '--services'): number[] {
  const pid = site.process.pid;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.map(Number).filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(kind));
}

test('each process has its own stored pages, and a publish reaches all of them', async () => {
  expect(processesOf('--web')).toHaveLength(processes);
  expect(processesOf('--services')).toHaveLength(1);
  const before = await marks('/ash-mail');
  // Each rendering has another mark.
  expect(before.size).toBe(processes);
  expect(await marks('/ash-mail')).toEqual(before);
  await editor.publishCopy('ash-mail/three-thousand-keys', 'a-letter-to-all-processes', {
    title: 'A letter to all processes',
    date: '2030-01-01 00:00',
  });
  const shown = async () => (await askAll('/ash-mail')).map((page) => page.text.includes('A letter to all processes'));
  await expect.poll(shown).toEqual(Array.from({ length: processes * 2 }, () => true));
  expect([...(await marks('/ash-mail'))].filter((mark) => before.has(mark))).toEqual([]);
});

test('a cart, pictures, the operator’s pages and the services are the same by each process', async () => {
  const home = (await ask('/')).text;
  const picture = / src="(\/f\/[^"]+)"/.exec(home)?.[1] ?? '';
  expect(new Set((await askAll(picture.replaceAll('&amp;', '&'))).map(({ status }) => status))).toEqual(new Set([200]));
  const operator = { Authorization: `Basic ${Buffer.from('operator:a long word').toString('base64')}` };
  for (let turn = 0; turn < processes; turn += 1) {
    expect((await ask('/operator')).status).toBe(401);
    expect((await ask('/operator/mail', operator)).status).toBe(200);
    const space = await ask('/_services/content/v2/cdn/spaces/me?token=embedded-content-public');
    expect(JSON.parse(space.text).space.name).toBe('ash');
  }
  const row = changeShop(site.database, 'SELECT id FROM commerce_variant WHERE sku = ?', 'ASH-MUG-KARLS');
  let cookie = '';
  for (let turn = 1; turn <= processes; turn += 1) {
    const answer = await fetch(`${site.address}/api/cart`, {
      method: 'POST',
      headers: { Cookie: cookie, Origin: site.address, Connection: 'close' },
      body: new URLSearchParams({ do: 'add', variant: String(row?.id), quantity: '1' }),
    });
    expect(answer.status).toBeLessThan(400);
    cookie ||= answer.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
  }
  const { cart } = JSON.parse((await ask('/api/cart?peek', { Cookie: cookie })).text);
  expect(cart.count).toBe(processes);
});

test('a process that ends is started again, and the others answer meanwhile', async () => {
  const [killed = 0] = processesOf('--web');
  process.kill(killed, 'SIGKILL');
  // What was just given to the process that ended is lost; what comes after it is not.
  await expect.poll(() => processesOf('--web').includes(killed)).toBe(false);
  const statuses = async () => (await askAll('/about').catch(() => [])).map(({ status }) => status);
  await expect.poll(statuses).toEqual(Array.from({ length: processes * 2 }, () => 200));
  await expect.poll(async () => (await marks('/about')).size, { timeout: 20_000 }).toBe(processes);
  expect(processesOf('--web')).toHaveLength(processes);
});

test('while the services start again, stored pages are sent and the rest waits', async () => {
  await askAll('/about');
  const before = await marks('/about');
  const [killed = 0] = processesOf('--services');
  process.kill(killed, 'SIGKILL');
  expect(before).toEqual(await marks('/about'));
  expect((await ask('/_services/content/v2/cdn/spaces/me?token=embedded-content-public')).status).toBe(200);
  // What changed in its last moments may not have been told: every page is rendered again.
  await expect.poll(async () => [...(await marks('/about'))].filter((mark) => before.has(mark))).toEqual([]);
});

test('a SIGTERM lets what is under way finish, and ends all processes', async () => {
  const fields = new URLSearchParams(await readContactForm(site.address)).toString();
  const posted = request(site.address + contactPath, {
    method: 'POST',
    agent: false,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': Buffer.byteLength(fields),
      Origin: site.address,
      Expect: '100-continue',
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    posted.once('response', resolve).once('error', reject);
  });
  // A process has it once it asks for the rest.
  const begun = once(posted, 'continue');
  posted.write(fields.slice(0, 10));
  await begun;
  const pids = [...processesOf('--web'), ...processesOf('--services')];
  const stopped = site.stop();
  // It takes no more: then the signal has reached all of them.
  await expect
    .poll(() =>
      ask('/healthz').then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  posted.end(fields.slice(10));
  expect((await answered).statusCode).toBeLessThan(500);
  expect(await stopped).toBe(0);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow();
});
