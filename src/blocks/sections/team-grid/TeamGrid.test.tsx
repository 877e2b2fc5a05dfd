import { describe, expect, it } from 'vitest';
import { renderOnPage } from '../../testing/test-page.tsx';
import { teamGridExample as example } from './example.ts';
import { TeamGrid } from './TeamGrid.tsx';

describe('TeamGrid', () => {
  const html = renderOnPage(<TeamGrid block={example} />);

  it('shows biographies without scripts, to be opened in place', () => {
    const details = [...html.matchAll(/<details.*?<\/details>/gs)].map(([element]) => element);
    expect(details).toHaveLength(2);
    expect(details[0]).toContain('More<span class="visually-hidden"> of Odile Marchetti</span>');
    expect(details[0]).toContain('Has never yet seen a dry basement');
  });

  it('announces no dialog before scripts run', () => {
    expect(html).not.toContain('aria-haspopup');
    expect(html).not.toContain('<dialog');
  });

  it('asks editors for people, and is empty in public without them', () => {
    const empty = <TeamGrid block={{ ...example, people: [] }} />;
    expect(renderOnPage(empty)).toBe('');
    expect(renderOnPage(empty, { draft: true })).toContain('Add at least one person.');
  });
});
