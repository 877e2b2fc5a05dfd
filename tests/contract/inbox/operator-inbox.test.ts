import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { inboxDatabases } from './inbox-databases.ts';
import { enquiry, storeFile } from './inbox-test.ts';
import { hiddenFields, linkTo, type OperatorTest, startOperatorTest } from './operator-test.ts';

const now = new Date('2026-05-01T10:00:00Z');
const hostile = '"><script>alert(1)</script><img src=x onerror=alert(2)> \' & {{x}}';

test('an administrator among the editors opens the pages, and nobody else finds them', async () => {
  const isAdministrator = async ({ headers }: Request) => headers.get('cookie') === 'editor_session=administrator';
  const [database] = inboxDatabases;
  if (!database) throw new Error('There is no database to test with.');
  const operator = await startOperatorTest(database, now, isAdministrator);
  try {
    expect((await operator.get('/inbox')).status).toBe(404);
    const headers = { cookie: 'editor_session=administrator' };
    expect((await operator.app.request('/operator/inbox', { headers })).status).toBe(200);
  } finally {
    await operator.close();
  }
});

describe.each(inboxDatabases)('the operator’s inbox on $name', (database) => {
  let operator: OperatorTest;
  beforeEach(async () => {
    operator = await startOperatorTest(database, now);
  });
  afterEach(() => operator.close());

  const idOf = async (reference: string) =>
    (
      await operator.db
        .selectFrom('inbox_submission')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
    ).id;
  const submitMany = async (count: number, changes: object = {}) => {
    const references: string[] = [];
    for (let index = 0; index < count; index += 1) {
      references.push((await operator.inbox.submit(enquiry(changes), new Date(now.getTime() + index))).reference);
    }
    return references;
  };
  const shown = (page: string) => [...page.matchAll(/ASH-\w{4}-\w{4}/g)].map(([reference]) => reference);

  test('an empty inbox says so; a search without a result, too', async () => {
    expect((await operator.get('/inbox')).text).toContain('Nothing has been sent yet.');
    const found = await operator.get('/inbox?q=June');
    expect(found.text).toContain('Nothing was found.');
    expect(readPage(found.text).field('Search').value).toBe('June');
    expect(found.headers.get('Cache-Control')).toBe('no-store');
    expect((await operator.app.request('/operator')).headers.get('Location')).toBe('/operator/inbox');
  });

  test('the list is newest first, in pages that stay as they are while more come in', async () => {
    const references = await submitMany(120);
    const first = await operator.get('/inbox');
    expect(shown(first.text)).toEqual(references.toReversed().slice(0, 50));
    await operator.inbox.submit(enquiry(), new Date(now.getTime() + 1_000));
    const second = await operator.get(linkTo(first.text, 'Older') ?? '');
    expect(shown(second.text)).toEqual(references.toReversed().slice(50, 100));
    const third = await operator.get(linkTo(second.text, 'Older') ?? '');
    expect(shown(third.text)).toEqual(references.toReversed().slice(100));
    expect(linkTo(third.text, 'Older')).toBeUndefined();
    expect(linkTo(third.text, 'Newest')).toBe('/inbox');
    expect(shown((await operator.get('/inbox?before=nonsense')).text)).toHaveLength(50);
  });

  test('search and filters narrow the list, and stay when one goes on to older ones', async () => {
    await submitMany(55, { kind: 'careers', challenge: 'unchallenged' });
    const [june] = await submitMany(1, { name: 'June Sixty' });
    expect(shown((await operator.get('/inbox?q=sixty')).text)).toEqual([june]);
    expect(shown((await operator.get('/inbox?kind=events&challenge=solved')).text)).toEqual([june]);
    const page = await operator.get('/inbox?kind=careers&challenge=unchallenged');
    const older = linkTo(page.text, 'Older') ?? '';
    expect(older).toContain('kind=careers');
    expect(shown((await operator.get(older)).text)).toHaveLength(5);
    expect(readPage(page.text).field('Form').value).toBe('careers');
  });

  test('one submission is shown with all its fields, its files and its mails', async () => {
    const file = await storeFile(operator.inbox, 'Lebenslauf ü.pdf', Buffer.from('PDF'), now);
    const { reference } = await operator.inbox.submit(enquiry({ fileIds: [file.id], challenge: 'unchallenged' }), now);
    const { text } = await operator.get(`/inbox/${await idOf(reference)}`);
    for (const part of [
      'One long table.',
      'june.carter@example.com',
      'Lebenslauf ü.pdf',
      'Confirmation',
      'Notice',
      'Waiting',
      'Not solved',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('events@ash.example');
    expect((await operator.get('/inbox/00000000-0000-0000-0000-000000000000')).status).toBe(404);
  });

  test('nothing that a visitor typed is markup on any page', async () => {
    const file = await storeFile(operator.inbox, hostile, Buffer.from('x'), now);
    const { reference } = await operator.inbox.submit(
      enquiry({
        ...{ form: hostile, path: 'javascript:alert(1)', recipientKey: hostile, name: hostile, email: hostile },
        fields: [{ name: 'message', label: hostile, value: hostile }],
        fileIds: [file.id],
      }),
      now,
    );
    const id = await idOf(reference);
    const mails = await operator.db.selectFrom('outbox_mail').select('id').execute();
    await operator.db.updateTable('outbox_mail').set({ error: hostile }).execute();
    const paths = [
      ...['/inbox', `/inbox?q=${encodeURIComponent(hostile.slice(0, 20))}`, `/inbox/${id}`, `/inbox/${id}/delete`],
      ...[
        `/inbox/delete?q=${encodeURIComponent(hostile.slice(0, 20))}`,
        '/mail',
        `/mail?q=${encodeURIComponent('"><script>')}`,
      ],
      ...mails.flatMap((mail) => [`/mail/${mail.id}`, `/mail/${mail.id}/html`, `/mail/${mail.id}/delete`]),
    ];
    for (const path of paths) {
      const { status, text, headers } = await operator.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text, path).not.toMatch(/<script>alert|<img src=x|"javascript:/);
      expect(headers.get('Content-Security-Policy'), path).toContain("default-src 'none'");
    }
  });

  test('a file is a download with its name and its bytes, of this submission only', async () => {
    const bytes = randomBytes(300_000);
    const file = await storeFile(operator.inbox, 'Zoë "CV".pdf', bytes, now);
    const { reference } = await operator.inbox.submit(enquiry({ fileIds: [file.id] }), now);
    const other = await operator.inbox.submit(enquiry(), now);
    const response = await operator.app.request(`/operator/inbox/${await idOf(reference)}/files/${file.id}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '300000',
      'content-disposition': `attachment; filename="Zo_ _CV_.pdf"; filename*=UTF-8''Zo%C3%AB%20%22CV%22.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await operator.get(`/inbox/${await idOf(other.reference)}/files/${file.id}`)).status).toBe(404);
    const pending = await storeFile(operator.inbox, 'pending.pdf', bytes, now);
    expect((await operator.get(`/inbox/${await idOf(other.reference)}/files/${pending.id}`)).status).toBe(404);
  });

  test('one is deleted after a step that asks', async () => {
    const [reference = ''] = await submitMany(1);
    const id = await idOf(reference);
    const asked = await operator.get(`/inbox/${id}/delete`);
    expect(asked.text).toContain(`Delete ${reference}?`);
    expect((await operator.get(`/inbox/${id}`)).status).toBe(200);
    expect(await operator.post(`/inbox/${id}/delete`)).toEqual({ status: 303, location: '/operator/inbox' });
    expect((await operator.get(`/inbox/${id}`)).status).toBe(404);
  });

  test('all that a search shows are deleted after a step that says how many; others and newer ones stay', async () => {
    await submitMany(70, { kind: 'careers' });
    const [other] = await submitMany(1, { kind: 'events' });
    const asked = await operator.get('/inbox/delete?kind=careers');
    expect(asked.text).toContain('Delete 70 submissions?');
    const late = await operator.inbox.submit(enquiry({ kind: 'careers' }), new Date(now.getTime() + 60_000));
    expect((await operator.post('/inbox/delete', hiddenFields(asked.text))).status).toBe(303);
    expect(shown((await operator.get('/inbox')).text)).toEqual([late.reference, other]);
    expect((await operator.post('/inbox/delete', { kind: 'careers' })).status).toBe(422);
    expect((await operator.app.request('/operator/inbox/delete?q=nothing')).status).toBe(302);
  });

  test('a form of another site cannot delete', async () => {
    const [reference = ''] = await submitMany(1);
    const response = await operator.app.request(`/operator/inbox/${await idOf(reference)}/delete`, {
      method: 'POST',
      body: new URLSearchParams(),
      headers: { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(response.status).toBe(403);
    expect(shown((await operator.get('/inbox')).text)).toEqual([reference]);
  });
});
