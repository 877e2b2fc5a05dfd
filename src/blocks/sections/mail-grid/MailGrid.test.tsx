import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { BlockContext } from '../../contract/block-context.ts';
import { contentReadsOf } from '../../testing/content-reads-double.ts';
import { readHtml } from '../../testing/read-html.ts';
import { mailGridExample } from './example.ts';
import { MailGrid } from './MailGrid.tsx';
import { mailPage } from './mail-page.ts';
import { resolveMailGrid } from './resolve.server.ts';

const source = contentReadsOf(
  {
    mail_article: [
      { slug: 'lift', content: { title: 'The lift', date: '2026-05-01 08:00', tags: ['craft'], author: 'R. Okafor' } },
      { slug: 'keys', content: { title: 'The keys', date: '2025-11-01 08:00', tags: ['houses'] } },
    ],
  },
  { 'mail-tags': [{ name: 'Craft & repair', value: 'craft' }] },
);

async function render(address: string, block = mailGridExample): Promise<string> {
  const data = { [block._uid]: await resolveMailGrid(block, source) };
  const surroundings = { draft: false, now: '2026-05-04T12:00:00Z', market: { country: 'US', language: 'EN' }, data };
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <BlockContext value={surroundings}>
        <MailGrid block={block} />
      </BlockContext>
    </MemoryRouter>,
  );
}

test('articles are asked for newest first and shown with their tags in words', async () => {
  const html = await render('/ash-mail');
  expect(source.queries[0]).toMatchObject({ contentType: 'mail_article', sortBy: 'content.date:desc' });
  const { getAllByRole, getByText, getAllByText } = readHtml(html);
  expect(getAllByRole('link', { name: /^The / }).map((link) => link.textContent)).toEqual(['The lift', 'The keys']);
  expect(getAllByText('Craft & repair')).not.toHaveLength(0);
  expect(getByText('1 May').getAttribute('datetime')).toBe('2026-05-01');
  expect(getByText('1 November 2025').getAttribute('datetime')).toBe('2025-11-01');
});

test('a tag asks for its articles alone', async () => {
  await render('/ash-mail', { ...mailGridExample, source: 'tag', tag: 'houses' });
  expect(source.queries.at(-1)).toMatchObject({ filter: { tags: { in_array: 'houses' } } });
});

test('pages are links', async () => {
  const first = readHtml(await render('/ash-mail', { ...mailGridExample, page_size: '1' }));
  expect(first.getByRole('link', { name: 'Older letters' }).getAttribute('href')).toBe('/ash-mail?page=2');
  const second = readHtml(await render('/ash-mail?page=2', { ...mailGridExample, page_size: '1' }));
  expect(second.getByRole('link', { name: 'The keys' }).getAttribute('href')).toBe('/keys');
  expect(second.getByRole('link', { name: 'Newer letters' }).getAttribute('href')).toBe('/ash-mail');
});

test.each([
  ['', 1],
  ['2', 2],
  ['99', 3],
  ['-4', 1],
  ['two', 1],
])('page %o of three is %i', (requested, page) => {
  expect(mailPage([1, 2, 3], '1', requested).page).toBe(page);
});
