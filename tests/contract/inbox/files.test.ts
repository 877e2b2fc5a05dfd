import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CHUNK_SIZE } from '#services/inbox/file-upload.ts';
import { inboxDatabases } from './inbox-databases.ts';
import { type InboxTest, startInboxTest, storeFile } from './inbox-test.ts';

const now = new Date('2026-05-01T10:00:00Z');

describe.each(inboxDatabases)('files of the inbox on $name', (database) => {
  let context: InboxTest;
  beforeEach(async () => {
    context = await startInboxTest(database);
  });
  afterEach(() => context.close());

  const read = async (id: string) => Buffer.from(await new Response(context.inbox.readFile(id)).arrayBuffer());
  const sizes = async () =>
    (await context.db.selectFrom('inbox_file_chunk').select('bytes').orderBy('position').execute()).map(
      ({ bytes }) => bytes.byteLength,
    );

  test('5 MB that come in pieces are stored and read in chunks, and are the same bytes', async () => {
    const { inbox } = context;
    const bytes = randomBytes(5 * 1024 * 1024 + 17);
    const upload = await inbox.startFile({ name: 'cv.pdf' }, now);
    for (let start = 0; start < bytes.length; start += 65_521)
      await upload.write(bytes.subarray(start, start + 65_521));
    expect(await inbox.pendingFile(upload.id)).toBeNull();
    const file = await upload.finish('application/pdf');
    expect(file).toEqual({ id: upload.id, name: 'cv.pdf', type: 'application/pdf', size: bytes.length });
    expect(await inbox.pendingFile(upload.id)).toEqual(file);
    expect((await sizes()).every((size) => size <= CHUNK_SIZE)).toBe(true);
    expect(await sizes()).toHaveLength(Math.ceil(bytes.length / CHUNK_SIZE));

    const pieces: number[] = [];
    const digest = createHash('sha256');
    for await (const piece of inbox.readFile(upload.id)) {
      pieces.push(piece.byteLength);
      digest.update(piece);
    }
    expect(Math.max(...pieces)).toBeLessThanOrEqual(CHUNK_SIZE);
    expect(digest.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  test('one large piece becomes several chunks, and an empty file is a file', async () => {
    const bytes = randomBytes(2 * CHUNK_SIZE + 5);
    const file = await storeFile(context.inbox, 'a.pdf', bytes, now);
    expect(await sizes()).toEqual([CHUNK_SIZE, CHUNK_SIZE, 5]);
    expect(await read(file.id)).toEqual(bytes);
    const empty = await storeFile(context.inbox, 'empty.pdf', new Uint8Array(), now);
    expect(empty.size).toBe(0);
    expect(await read(empty.id)).toHaveLength(0);
  });

  test('a reader that stops early takes no more than it asked for', async () => {
    const file = await storeFile(context.inbox, 'a.pdf', randomBytes(10 * CHUNK_SIZE), now);
    const reader = context.inbox.readFile(file.id).getReader();
    expect((await reader.read()).value).toHaveLength(CHUNK_SIZE);
    await reader.cancel();
    expect((await read(file.id)).length).toBe(10 * CHUNK_SIZE);
  });

  test('a file that is still arriving can be looked into, and goes on', async () => {
    const upload = await context.inbox.startFile({ name: 'a.docx' }, now);
    await upload.write(Buffer.from('PK first '));
    expect((await read(upload.id)).toString()).toBe('PK first ');
    await upload.write(Buffer.from('second'));
    await upload.finish('application/zip');
    expect((await read(upload.id)).toString()).toBe('PK first second');
  });

  test('a file that was given up leaves nothing', async () => {
    const upload = await context.inbox.startFile({ name: 'a.pdf' }, now);
    await upload.write(randomBytes(3 * CHUNK_SIZE));
    await upload.abort();
    expect(await sizes()).toEqual([]);
    expect(await context.inbox.pendingFile(upload.id)).toBeNull();
    await expect(read(upload.id)).rejects.toThrow('not there');
  });

  test('a file that is deleted while it is read ends with an error, not as if it were whole', async () => {
    const file = await storeFile(context.inbox, 'a.pdf', randomBytes(3 * CHUNK_SIZE), now);
    const reader = context.inbox.readFile(file.id).getReader();
    await reader.read();
    await context.db.deleteFrom('inbox_file').where('id', '=', file.id).execute();
    await expect(reader.read()).rejects.toThrow('not whole');
  });

  test.each([
    ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['cv\u202Efdp.exe\r\n.pdf', 'cv fdp.exe .pdf'],
    ['', 'file'],
    ['x'.repeat(500), `${'x'.repeat(199)}…`],
  ])('the name %j is stored as %j', async (name, stored) => {
    expect((await storeFile(context.inbox, name, new Uint8Array(), now)).name).toBe(stored);
  });
});
