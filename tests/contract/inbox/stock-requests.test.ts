import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lookAtStock } from '#server/stock-notices.ts';
import { inboxDatabases } from './inbox-databases.ts';
import { enquiry, type InboxTest, publicUrl, startInboxTest } from './inbox-test.ts';

const now = new Date('2026-05-01T10:00:00Z');
const robe = { variant: '42', handle: 'bathrobe', title: 'Bathrobe, L' };
const tag = { variant: '7', handle: 'key-tag', title: 'Key tag' };

describe.each(inboxDatabases)('waiting for what is sold out on $name', (database) => {
  let context: InboxTest;
  beforeEach(async () => {
    context = await startInboxTest(database);
  });
  afterEach(() => context.close());

  const wait = (email: string, awaited = robe) => context.inbox.submit(enquiry({ email, awaited }), now);
  const mailsTo = (recipient: string) =>
    context.db.selectFrom('outbox_mail').selectAll().where('recipient', '=', recipient).orderBy('kind').execute();
  const look = (available: string[]) =>
    lookAtStock(
      { requests: context.inbox.stockRequests, available: async (asked) => asked.filter((v) => available.includes(v)) },
      now,
    );
  async function keyOf(email: string): Promise<string> {
    const mails = await mailsTo(email);
    return /\/souvenirs\/waiting\?key=([0-9a-f]{32})\n/.exec(mails.map(({ text }) => text).join())?.[1] ?? '';
  }

  test('whoever waits gets one mail when it is back, and no second one', async () => {
    await wait('june@example.com');
    await wait('ines@example.com', tag);
    expect(await look([])).toBe(0);
    const wakes = context.wakes();
    expect(await look(['42'])).toBe(1);
    expect(context.wakes()).toBe(wakes + 1);
    expect(await look(['42'])).toBe(0);
    const [mail] = await mailsTo('june@example.com');
    expect(mail).toMatchObject({ kind: 'back_in_stock', subject: 'Back in stock: Bathrobe, L' });
    expect(mail?.text).toContain(`${publicUrl}/souvenirs/product/bathrobe?variant=42\n`);
    expect((await mailsTo('ines@example.com')).map(({ kind }) => kind)).toEqual(['submission_confirmation']);
    expect(await context.inbox.stockRequests.variants()).toEqual(['7']);
  });

  test('two looks at one moment send one mail', async () => {
    await wait('june@example.com');
    const sent = await Promise.all([look(['42']), look(['42'])]);
    expect(sent.toSorted()).toEqual([0, 1]);
  });

  test('whoever asks twice gets one mail, and stops both by either link', async () => {
    await wait('june@example.com');
    await wait('June@Example.com');
    await wait('june@example.com', tag);
    expect(await look(['42'])).toBe(1);
    expect(await look(['42'])).toBe(0);
    expect(await context.inbox.stockRequests.variants()).toEqual(['7']);
    await wait('ines@example.com');
    const key = await keyOf('ines@example.com');
    await wait('INES@example.com');
    await context.inbox.stockRequests.cancel(key);
    expect(await look(['42'])).toBe(0);
  });

  test('the mailed link says what is waited for, and ends it', async () => {
    await wait('june@example.com');
    const key = await keyOf('june@example.com');
    expect(await context.inbox.stockRequests.find(key)).toEqual(robe);
    expect(await context.inbox.stockRequests.find('0'.repeat(32))).toBeNull();
    await context.inbox.stockRequests.cancel(key);
    await context.inbox.stockRequests.cancel(key);
    expect(await context.inbox.stockRequests.find(key)).toBeNull();
    expect(await look(['42'])).toBe(0);
  });

  test('a request goes with its submission, after the days that submissions are kept', async () => {
    await wait('june@example.com');
    await context.inbox.cleanup(new Date(now.getTime() + 31 * 86_400_000));
    expect(await context.inbox.stockRequests.variants()).toEqual([]);
  });

  test('the shop is not asked as long as nobody waits', async () => {
    const { stockRequests } = context.inbox;
    const available = async () => {
      throw new Error('It was asked.');
    };
    expect(await lookAtStock({ requests: stockRequests, available }, now)).toBe(0);
  });
});
