import { expect, test } from 'vitest';
import { countCopies, type Evidence, findProblems } from './check-submissions.ts';

const mail = (id: string, relatedId: string, kind: string, isSent = true) => ({ id, relatedId, kind, isSent });

const good: Evidence = {
  thanked: new Map([
    ['one', 'ASH-1'],
    ['two', 'ASH-2'],
  ]),
  submissions: [
    { id: 'a', reference: 'ASH-1', message: 'one' },
    { id: 'b', reference: 'ASH-2', message: 'two' },
  ],
  mails: [
    mail('a1', 'a', 'submission_notice'),
    mail('a2', 'a', 'submission_confirmation'),
    mail('b1', 'b', 'submission_notice'),
    mail('b2', 'b', 'submission_confirmation'),
  ],
  received: ['<a1@ash>', '<a2@ash>', '<b1@ash>', '<b2@ash>'],
};

test('nothing is wrong with what is there once, and a second copy of a mail is counted', () => {
  expect(findProblems(good)).toEqual([]);
  const received = [...good.received, '<a1@ash>'];
  expect([findProblems({ ...good, received }), countCopies(received)]).toEqual([[], 1]);
});

test.each<[string, Partial<Evidence>, RegExp]>([
  ['a thanked submission that is lost', { submissions: good.submissions.slice(0, 1) }, /ASH-2, which .* 0 times/],
  [
    'a submission that is there twice',
    { submissions: [...good.submissions, { id: 'c', reference: 'ASH-3', message: 'one' }] },
    /'one' is in the inbox 2 times/,
  ],
  [
    'a reference that belongs to another message',
    {
      thanked: new Map([
        ['one', 'ASH-2'],
        ['two', 'ASH-1'],
      ]),
    },
    /'one' was thanked as ASH-2/,
  ],
  ['a submission without thanks', { thanked: new Map([['one', 'ASH-1']]) }, /'two' .* never thanked/],
  ['a submission without one of its mails', { mails: good.mails.slice(1) }, /ASH-1 has these mails/],
  [
    'a mail that is not marked as sent',
    { mails: [mail('a1', 'a', 'submission_notice', false), ...good.mails.slice(1)] },
    /a1 .* not marked as sent/,
  ],
  ['a mail that did not arrive', { received: good.received.slice(1) }, /a1 .* did not arrive/],
  ['a mail under a second Message-ID', { received: [...good.received, '<c1@ash>'] }, /not in the outbox: <c1@ash>/],
])('finds %s', (_name, change, expected) => {
  expect(findProblems({ ...good, ...change }).join('\n')).toMatch(expected);
});
