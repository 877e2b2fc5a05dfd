import { describe, expect, it } from 'vitest';
import { renderOnPage } from '../../testing/test-page.tsx';
import { teamGridExample as example } from './example.ts';
import { TeamGrid } from './TeamGrid.tsx';

describe('TeamGrid', () => {
  const html = renderOnPage(<TeamGrid block={example} />);

  it('holds what people tell of themselves where no script runs, to be opened in place', () => {
    const told = [...html.matchAll(/<details.*?<\/details>/gs)].map(([details]) => details);
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('More<span class="visually-hidden"> of Odile Marchetti</span>');
    expect(told[0]).toContain('Has never yet seen a dry basement');
  });

  it('promises no dialog before it can open one', () => {
    expect(html).not.toContain('aria-haspopup');
    expect(html).not.toContain('<dialog');
  });

  it('asks editors for people, and is nothing in public without', () => {
    const empty = <TeamGrid block={{ ...example, people: [] }} />;
    expect(renderOnPage(empty)).toBe('');
    expect(renderOnPage(empty, { draft: true })).toContain('Add at least one person.');
  });
});
