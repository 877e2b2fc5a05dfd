import { describe, expect, it } from 'vitest';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { stagingBannerExample as example } from './example.ts';
import { StagingBanner } from './StagingBanner.tsx';
import { StagingBar } from './StagingBar.tsx';
import { StagingContext, type StagingFacts } from './staging-facts.ts';

const facts: StagingFacts = {
  environment: 'staging',
  version: '1.2.3',
  draft: true,
  slug: 'hotels/ulysses',
  publishedAt: '2026-06-01T12:05:59.000Z',
};

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const bar = (some: Partial<StagingFacts>, banner = example, exitHref: string | null = '/hotels/ulysses') =>
  renderOnPage(
    <StagingContext value={{ ...facts, ...some }}>
      <StagingBar banner={banner} exitHref={exitHref} />
    </StagingContext>,
  );

describe('StagingBar', () => {
  it('says where we are, what is shown, of which story, and when that was published', () => {
    const html = bar({});
    expect(words(html)).toBe(
      'Preview content Shows draft Environment staging Version 1.2.3 Story hotels/ulysses Last publish 2026-06-01 12:05 UTC Leave preview',
    );
    expect(readHtml(html).getByRole('link', { name: 'Leave preview' }).getAttribute('href')).toBe('/hotels/ulysses');
  });

  it('says that a story was never published, and nothing of a page without one', () => {
    expect(words(bar({ publishedAt: null }))).toContain('Last publish never');
    expect(words(bar({ slug: null, publishedAt: null }))).not.toMatch(/Story|publish/);
  });

  it('leaves out the slug and the exit link where they are not wanted', () => {
    const html = bar({ draft: false }, { ...example, show_slug: false }, null);
    expect(words(html)).toContain('Shows published');
    expect(html).not.toContain('hotels/ulysses');
    expect(html).not.toContain('Leave preview');
  });
});

describe('StagingBanner', () => {
  it('is the line without a landmark', () => {
    const html = renderOnPage(<StagingBanner block={example} />);
    expect(html).toContain('Preview content');
    expect(readHtml(html).container.querySelector('section')).toBeNull();
  });
});
