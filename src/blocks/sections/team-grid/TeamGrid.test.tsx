import { describe, expect, it } from 'vitest';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { teamGridExample as example } from './example.ts';
import { TeamGrid } from './TeamGrid.tsx';

describe('TeamGrid', () => {
  const { container, queryByRole } = readHtml(renderOnPage(<TeamGrid block={example} />));

  it('shows biographies without scripts, to be opened in place', () => {
    const details = [...container.querySelectorAll('details')];
    expect(details).toHaveLength(2);
    expect(details[0]?.querySelector('summary')?.textContent).toBe('More of Odile Marchetti');
    expect(details[0]?.textContent).toContain('Has never yet seen a dry basement');
  });

  it('announces no dialog before scripts run', () => {
    expect(container.querySelector('[aria-haspopup]')).toBeNull();
    expect(queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('asks editors for people, and is empty in public without them', () => {
    const empty = <TeamGrid block={{ ...example, people: [] }} />;
    expect(renderOnPage(empty)).toBe('');
    expect(renderOnPage(empty, { draft: true })).toContain('Add at least one person.');
  });
});
