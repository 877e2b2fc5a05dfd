import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inboxDatabases } from './inbox-databases.ts';
import { enquiry, storeFile } from './inbox-test.ts';
import { type OperatorTest, startOperatorTest } from './operator-test.ts';

const now = new Date('2026-05-01T10:00:00Z');

describe.each(inboxDatabases)('the inbox as CSV on $name', (database) => {
  let operator: OperatorTest;
  beforeEach(async () => {
    operator = await startOperatorTest(database, now);
  });
  afterEach(() => operator.close());

  const field = (label: string, value: string) => ({ name: label.toLowerCase(), label, value });
  const exported = async (query = '') => {
    const { status, text, headers } = await operator.get(`/inbox/export.csv${query}`);
    expect(status).toBe(200);
    return { headers, ...readCsv(text) };
  };

  test('it has a column for each label of the forms, and a row for each submission that the search shows', async () => {
    const file = await storeFile(operator.inbox, 'cv.pdf', Buffer.from('x'), now);
    const first = await operator.inbox.submit(
      enquiry({
        kind: 'careers',
        fields: [field('Name', 'June Carter'), field('Role', 'Cook'), field('Links', 'a, "b"\nc')],
        fileIds: [file.id],
      }),
      now,
    );
    const second = await operator.inbox.submit(
      enquiry({ name: null, fields: [field('Guests', '40'), field('Email', 'other@example.com')] }),
      new Date(now.getTime() + 1),
    );
    const { headers, rows, columns } = await exported();
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Content-Disposition')).toContain('attachment; filename="inbox-2026-05-01.csv"');
    expect(columns).toEqual([
      ...['Reference', 'Received', 'Kind', 'Form', 'Page', 'Recipients', 'Bot challenge', 'Name', 'Email', 'Files'],
      ...['Guests', 'Email', 'Role', 'Links', 'Other'],
    ]);
    expect(rows.map((row) => [row[0], row[7], row[9], ...row.slice(10)])).toEqual([
      [second.reference, '', '', '40', 'other@example.com', '', '', ''],
      [first.reference, 'June Carter', 'cv.pdf', '', '', 'Cook', 'a, "b"\nc', ''],
    ]);
    expect((await exported('?kind=careers')).rows.map(([reference]) => reference)).toEqual([first.reference]);
    expect((await exported('?q=nobody')).rows).toEqual([]);
  });

  test('no value and no heading is a formula', async () => {
    const values = [
      '=1+1',
      '+1 313 555 0100',
      '-1',
      '@SUM(A1)',
      '\tTab',
      '\rReturn',
      ' =1+1',
      '\n@x',
      '＝1',
      'a=1',
      '-',
    ];
    await operator.inbox.submit(
      enquiry({
        name: '=HYPERLINK("https://evil.example")',
        fields: [...values.map((value, index) => field(`F${index}`, value)), field('=cmd', 'x')],
      }),
      now,
    );
    const { columns, rows } = await exported();
    expect(rows[0]?.[7]).toBe('\'=HYPERLINK("https://evil.example")');
    expect(rows[0]?.slice(10, 10 + values.length)).toEqual(
      values.map((value) => (value === 'a=1' ? value : `'${value}`)),
    );
    for (const cell of [...columns, ...rows.flat()]) expect(cell).not.toMatch(/^\s*[=+\-@\t\r]/);
  });

  test('more submissions than are read at once are all there, once each', async () => {
    const references: string[] = [];
    for (let index = 0; index < 430; index += 1) {
      references.push((await operator.inbox.submit(enquiry(), new Date(now.getTime() + (index >> 2)))).reference);
    }
    const { rows } = await exported();
    expect(rows.map(([reference]) => reference).toSorted()).toEqual(references.toSorted());
  });
});

/** Reads CSV by RFC 4180, with the mark of UTF-8 that it must begin with. */
function readCsv(text: string): { columns: string[]; rows: string[][] } {
  const cells = text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  rows.pop();
  const [columns = [], ...records] = rows;
  return { columns, rows: records };
}
