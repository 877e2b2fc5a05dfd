import { useBlockData } from '#blocks/block-context.ts';
import { TagPanel } from '#blocks/tag-sidebar/TagPanel.tsx';
import { Link } from '#ui/Link.tsx';
import { RichText } from '#ui/RichText.tsx';
import type { TagSidebarData } from '../../mood/load-tag-sidebar.server.ts';
import { DetailPage } from './DetailPage.tsx';
import styles from './MoodTemplate.module.css';
import type { TemplateProps } from './templates.ts';

/** One picture of the mood pages, with its tags. */
export function MoodTemplate({ story: { content: entry } }: TemplateProps<'mood_entry'>) {
  const sidebar = useBlockData<TagSidebarData>(entry._uid);
  return (
    <>
      <DetailPage
        title={entry.title}
        picture={entry.image}
        actions={
          <ul role="list" className={styles.tags} aria-label="Tags">
            {(entry.tags ?? []).map((tag) => (
              <li key={tag}>
                <Link link={`/mood/tagged/${tag}`}>{tag}</Link>
              </li>
            ))}
          </ul>
        }
      >
        {entry.caption ? <RichText value={entry.caption} /> : null}
        {entry.products && entry.products.length > 0 ? (
          <p>
            In the picture:{' '}
            {entry.products.map((handle, index) => (
              <span key={handle}>
                {index > 0 ? ', ' : null}
                <Link link={`/souvenirs/product/${handle}`}>{handle.replaceAll('-', ' ')}</Link>
              </span>
            ))}
          </p>
        ) : null}
      </DetailPage>
      {sidebar ? <TagPanel {...sidebar} /> : null}
    </>
  );
}
