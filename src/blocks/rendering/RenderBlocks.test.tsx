import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BlockContext, type BlockSurroundings } from '../contract/block-context.ts';
import type { UncheckedBlock } from '../contract/unchecked-block.ts';
import { components } from '../registry/components.generated.ts';
import { preloadSections } from '../registry/preload-sections.ts';
import { hotelHeroExample } from '../sections/hotel-hero/example.ts';
import { quoteExample } from '../sections/quote/example.ts';
import { readHtml } from '../testing/read-html.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { RenderBlocks } from './RenderBlocks.tsx';

const surroundings: BlockSurroundings = {
  draft: false,
  now: '2026-06-01T12:00:00Z',
  market: { country: 'US', language: 'EN' },
  data: {},
};

function page(children: ReactNode, draft = false): ReactNode {
  return (
    <MemoryRouter>
      <BlockContext value={{ ...surroundings, draft }}>{children}</BlockContext>
    </MemoryRouter>
  );
}

/** As the server of the site renders: to the end, with no boundary moved behind a script. */
function renderPage(element: ReactNode): Promise<{ html: string; errors: unknown[] }> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    let html = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += chunk.toString();
        done();
      },
      final(done) {
        resolve({ html, errors });
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
      onAllReady: () => pipe(sink),
      onShellError: reject,
    });
  });
}

// As the loader of a page does before it is rendered.
beforeAll(() => preloadSections(Object.keys(components)));

const unknown: UncheckedBlock = { _uid: 'a', component: 'jukebox' };
/** A quote whose link is no link at all throws while it is rendered. */
const brokenQuote = { ...quoteExample, _uid: 'broken', text: { not: 'a text' } };
const broken: UncheckedBlock = brokenQuote;

function Failing(): ReactNode {
  throw new Error('no plaster');
}

afterEach(() => vi.restoreAllMocks());

describe('RenderBlocks', () => {
  it('gives an unknown section to its caller, shows nothing of it in public and names it in draft', () => {
    const onUnknownBlock = vi.fn();
    const blocks = <RenderBlocks blocks={[unknown]} onUnknownBlock={onUnknownBlock} />;
    const shown = [...readHtml(renderToStaticMarkup(page(blocks))).container.querySelectorAll('*')];
    expect(shown.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([['DIV', '']]);
    expect(onUnknownBlock).toHaveBeenCalledWith(unknown);
    expect(renderToStaticMarkup(page(blocks, true))).toContain('Unknown section: jukebox');
  });

  it('shows the rest of the page when a section throws on the server, without any script', async () => {
    const { html, errors } = await renderPage(page(<RenderBlocks blocks={[broken, quoteExample]} pageTitle="About" />));
    expect(errors).toHaveLength(1);
    expect(html).toContain(quoteExample.text);
    const { container, getByRole } = readHtml(html);
    expect(container.querySelector('script')).toBeNull();
    expect(getByRole('heading', { level: 1 }).textContent).toBe('About');
  });

  it('shows editors which section failed', async () => {
    const { html } = await renderPage(page(<RenderBlocks blocks={[broken]} />, true));
    expect(readHtml(html).container.textContent).toContain('This section (quote');
  });

  it('keeps sections of any size in their place', async () => {
    const long = Array.from({ length: 40 }, (_, index) => ({
      ...quoteExample,
      _uid: `long-${index}`,
      text: 'plaster '.repeat(400),
    }));
    const { html } = await renderPage(page(<RenderBlocks blocks={long} />));
    expect(html.length).toBeGreaterThan(100_000);
    const { container } = readHtml(html);
    expect(container.querySelector('script')).toBeNull();
    expect(container.querySelector('div[hidden]')).toBeNull();
  });

  it('has exactly one h1: the first hero, else the title of the page', () => {
    const levels = (blocks: UncheckedBlock[]) =>
      readHtml(renderToStaticMarkup(page(<RenderBlocks blocks={blocks} pageTitle="Detroit" />)))
        .getAllByRole('heading', { level: 1 })
        .map(({ textContent }) => textContent);
    expect(levels([hotelHeroExample, { ...hotelHeroExample, _uid: 'second' }])).toEqual([hotelHeroExample.heading]);
    expect(levels([quoteExample])).toEqual(['Detroit']);
    expect(levels([{ ...hotelHeroExample, heading: '' }])).toEqual(['Detroit']);
    expect(levels([])).toEqual(['Detroit']);
  });

  it('keeps the title when the first hero fails', async () => {
    const failing: UncheckedBlock = { ...hotelHeroExample, heading: { not: 'a text' } };
    const { html } = await renderPage(page(<RenderBlocks blocks={[failing]} pageTitle="Detroit" />));
    expect(readHtml(html).getByRole('heading', { level: 1 }).textContent).toBe('Detroit');
  });

  it('gives a section its address, as a slug, and its colours', () => {
    const html = renderToStaticMarkup(
      page(<RenderBlocks blocks={[{ ...quoteExample, anchor_id: 'The Lobby ', theme: 'dark' }]} />),
    );
    const section = readHtml(html).container.querySelector('div#the-lobby');
    expect(section?.className).toContain('dark');
  });
});

describe('BlockBoundary', () => {
  it('shows the fallback when something inside throws on the server', async () => {
    const { html } = await renderPage(
      <BlockBoundary fallback={<p>Could not be shown</p>}>
        <Failing />
      </BlockBoundary>,
    );
    const { container, getByText } = readHtml(html);
    expect(getByText('Could not be shown').tagName).toBe('P');
    expect(container.querySelector('script')).toBeNull();
  });
});
