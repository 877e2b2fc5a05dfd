import { expect, test } from 'vitest';
import type { PartResult } from './figure.ts';
import { resultText } from './performance-document.ts';

const result: PartResult = {
  part: 'pages',
  date: '2026-11-23T05:00:00.000Z',
  commit: 'cfa4b79',
  machine: { processor: 'Z80', cores: 2, memoryGb: 8, system: 'Linux 6', node: 'v24.1.0', packages: {} },
  load: { before: 0.25, after: 1.5 },
  notes: ['Median of five runs.'],
  figures: [
    { of: '/', what: 'rate', unit: 'requests/s', value: 18_782.3 },
    { of: '/', what: 'of the bare server', unit: '', value: 0.8, atLeast: 0.85 },
    { of: '/a', what: 'rate', unit: 'requests/s', value: 19_000 },
    { of: '/a', what: 'of the bare server', unit: '', value: 0.9, atLeast: 0.85 },
    { of: 'the process', what: 'memory', unit: 'MB', value: 240.42, atMost: 250 },
  ],
};

test('a document has a table for the rows of each set of columns, and missed goals in bold', () => {
  expect(
    resultText(result),
  ).toBe(`Measured on 2026-11-23 at commit cfa4b79: 2 × Z80, 8 GB, Node 24.1.0; load 0.25 before, 1.5 at the end.
Median of five runs.

| | rate, requests/s | of the bare server (at least 0.85) |
|---|---|---|
| / | 18,782 | **0.8** |
| /a | 19,000 | 0.9 |

| | memory, MB (at most 250) |
|---|---|
| the process | 240 |
`);
});
