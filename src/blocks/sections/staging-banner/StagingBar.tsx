import type { ReactNode } from 'react';
import type { Blocks } from '../../registry/schemas.ts';
import styles from './StagingBar.module.css';
import { useStagingFacts } from './staging-facts.ts';

type StagingBarProps = {
  banner: Pick<Blocks['staging_banner'], 'text' | 'show_slug'>;
  /** The published page; left out where there is no draft to leave. */
  exitHref?: string | null;
};

/** The line over drafts and staging pages, a live region; never on a page that the public sees. */
export function StagingBar({ banner, exitHref }: StagingBarProps) {
  return (
    <section aria-label="Preview">
      <StagingLine banner={banner}>
        {/* A document link: the published page is another page, not another view of this one. */}
        {exitHref ? (
          <a href={exitHref} className={styles.exit}>
            Leave preview
          </a>
        ) : null}
      </StagingLine>
    </section>
  );
}

/** The line itself: where we are, which version, which story, when it was last published. */
export function StagingLine({ banner, children }: { banner: StagingBarProps['banner']; children?: ReactNode }) {
  const { environment, version, draft, slug, publishedAt } = useStagingFacts();
  return (
    <div className={styles.bar}>
      <strong>{banner.text || 'Preview content'}</strong>
      <dl className={styles.facts}>
        <Fact name="Shows" value={draft ? 'draft' : 'published'} />
        <Fact name="Environment" value={environment} />
        <Fact name="Version" value={version} />
        {banner.show_slug === false ? null : <Fact name="Story" value={slug} />}
        {slug === null ? null : <Fact name="Last publish" value={publishedAt ? moment(publishedAt) : 'never'} />}
      </dl>
      {children}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** `2026-06-01 12:05 UTC`: the same for every editor, wherever they sit. */
function moment(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}
