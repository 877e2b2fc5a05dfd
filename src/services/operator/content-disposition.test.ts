import { expect, test } from 'vitest';
import { attachment } from './content-disposition.ts';

test.each([
  ['cv.pdf', `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`],
  ['My CV (2).pdf', `attachment; filename="My CV (2).pdf"; filename*=UTF-8''My%20CV%20%282%29.pdf`],
  ['Zoë.pdf', `attachment; filename="Zo_.pdf"; filename*=UTF-8''Zo%C3%AB.pdf`],
  ["a'*b.pdf", `attachment; filename="a__b.pdf"; filename*=UTF-8''a%27%2Ab.pdf`],
])('%j is %s', (name, header) => {
  expect(attachment(name)).toBe(header);
});

test.each(['a";\r\nSet-Cookie: b="c', 'a\\"b', 'x\ud800y', 'a;b=c', '%0d%0a'])(
  'the name %j ends neither the header nor its own quotes',
  (name) => {
    const header = attachment(name);
    expect(header).toMatch(/^attachment; filename="[\w .()-]*"; filename\*=UTF-8''[\w.!~%-]*$/);
    expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow();
  },
);
