import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { queueMail } from '#services/outbox/queue-mail.ts';
import type { OutboxMailTable } from '#services/outbox/tables.ts';
import { inboxDatabases } from './inbox-databases.ts';
import { enquiry } from './inbox-test.ts';
import { linkTo, type OperatorTest, startOperatorTest } from './operator-test.ts';

const now = new Date('2026-05-01T10:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

const states: Record<string, Partial<OutboxMailTable>> = {
  waiting: { error: null },
  sending: { claimed_until: at(1), next_attempt_at: at(1), tried_at: at(0) },
  retrying: { attempts: 2, next_attempt_at: at(5), tried_at: at(-1), error: '451 Later' },
  died: { claimed_until: at(-1), next_attempt_at: at(-1), tried_at: at(-2) },
  sent: { attempts: 1, next_attempt_at: null, tried_at: at(-2), sent_at: at(-2) },
  failed: { attempts: 9, next_attempt_at: null, tried_at: at(-3), failed_at: at(-3), error: '550 No such mailbox' },
};

describe.each(inboxDatabases)('the operator’s mail on $name', (database) => {
  let operator: OperatorTest;
  beforeEach(async () => {
    operator = await startOperatorTest(database, now);
    for (const [name, changes] of Object.entries(states)) {
      await queueMail(
        operator.db,
        { kind: 'test', recipient: `${name}@example.com`, subject: `About ${name}`, text: 'x' },
        now,
      );
      await operator.db
        .updateTable('outbox_mail')
        .set(changes)
        .where('recipient', '=', `${name}@example.com`)
        .execute();
    }
  });
  afterEach(() => operator.close());

  const mail = (name: string) =>
    operator.db.selectFrom('outbox_mail').selectAll().where('recipient', '=', `${name}@example.com`).executeTakeFirst();
  const pageOf = async (name: string) => (await operator.get(`/mail/${(await mail(name))?.id}`)).text;
  const words = (page: string) => page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const shown = (page: string) => [...page.matchAll(/About (\w+)/g)].map(([, name]) => name).sort();

  test('each state is said in words, with its times, attempts and error', async () => {
    expect(words(await pageOf('waiting'))).toContain('State Waiting');
    expect(words(await pageOf('sending'))).toContain('State Being sent');
    expect(words(await pageOf('retrying'))).toContain('State Will be tried again at 2026-05-01 10:05 UTC 451 Later');
    expect(words(await pageOf('retrying'))).toContain('Attempts 2, the last one 2026-05-01 09:59 UTC');
    expect(words(await pageOf('died'))).toContain('State Will be tried again Attempts');
    expect(words(await pageOf('sent'))).toContain('State Sent 2026-05-01 09:58 UTC');
    expect(words(await pageOf('failed'))).toContain('State Failed 2026-05-01 09:57 UTC 550 No such mailbox');
  });

  test('the list is searched by words, whatever their case, and filtered by state', async () => {
    expect(shown((await operator.get('/mail')).text)).toEqual(Object.keys(states).sort());
    expect(shown((await operator.get('/mail?q=FAILED@example')).text)).toEqual(['failed']);
    expect(shown((await operator.get('/mail?q=about+sent')).text)).toEqual(['sent']);
    expect(shown((await operator.get('/mail?q=%25')).text)).toEqual([]);
    for (const [state, names] of Object.entries({
      waiting: ['waiting'],
      sending: ['sending'],
      retrying: ['died', 'retrying'],
      sent: ['sent'],
      failed: ['failed'],
      nonsense: Object.keys(states).sort(),
    })) {
      expect([state, shown((await operator.get(`/mail?state=${state}`)).text)]).toEqual([state, names]);
    }
    expect((await operator.get('/mail?q=nobody')).text).toContain('Nothing was found.');
  });

  test('mails of one instant are in pages without a gap', async () => {
    for (let index = 0; index < 60; index += 1) {
      await queueMail(
        operator.db,
        { kind: 'test', recipient: 'a@example.com', subject: `Page mail ${index}`, text: 'x' },
        now,
      );
    }
    const first = await operator.get('/mail?q=page');
    const second = await operator.get(linkTo(first.text, 'Older mail') ?? '');
    const subjects = [...`${first.text}${second.text}`.matchAll(/Page mail \d+/g)].map(([subject]) => subject);
    expect(subjects).toHaveLength(60);
    expect(new Set(subjects).size).toBe(60);
  });

  test('a failed mail is tried again now, which wakes the sender; a sent one, and one that is being sent, are not', async () => {
    expect(await pageOf('failed')).toContain('Try again now');
    for (const name of ['waiting', 'sending', 'sent']) expect(await pageOf(name)).not.toContain('Try again now');
    const failed = await mail('failed');
    expect((await operator.post(`/mail/${failed?.id}/retry`)).location).toBe(`/operator/mail/${failed?.id}`);
    expect(await mail('failed')).toMatchObject({ failed_at: null, attempts: 0, next_attempt_at: now.toISOString() });
    expect(operator.retries()).toBe(1);
    for (const name of ['sending', 'sent']) {
      const before = await mail(name);
      await operator.post(`/mail/${before?.id}/retry`);
      expect(await mail(name)).toEqual(before);
    }
    expect(operator.retries()).toBe(1);
  });

  test('a mail is deleted after a step that asks', async () => {
    const { id } = (await mail('failed')) ?? {};
    const asked = await operator.get(`/mail/${id}/delete`);
    expect(asked.text).toContain('Delete this mail?');
    expect(await mail('failed')).toBeDefined();
    expect((await operator.post(`/mail/${id}/delete`)).location).toBe('/operator/mail');
    expect(await mail('failed')).toBeUndefined();
    for (const path of [`/mail/${id}`, `/mail/${id}/delete`, `/mail/${id}/html`, '/mail/nonsense']) {
      expect([path, (await operator.get(path)).status]).toEqual([path, 404]);
    }
  });

  test('a mail of a submission leads to it', async () => {
    await operator.inbox.submit(enquiry(), now);
    const confirmation = await operator.db
      .selectFrom('outbox_mail')
      .selectAll()
      .where('kind', '=', 'submission_confirmation')
      .executeTakeFirstOrThrow();
    const { text } = await operator.get(`/mail/${confirmation.id}`);
    expect(linkTo(text, 'Its submission')).toBe(`/inbox/${confirmation.related_id}`);
    expect(linkTo(text, 'As it looks in HTML')).toBe(`/mail/${confirmation.id}/html`);
  });
});
