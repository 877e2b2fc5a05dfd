import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { linkTarget, storyPath } from '#ui/link-target.ts';
import { RowList } from '#ui/RowList.tsx';
import { Section } from '#ui/Section.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { formatDay, storyDate } from '../../dates/dates.ts';
import { fileKind } from '../../documents/file-kind.ts';
import { MoreLink } from '../../lists/MoreLink.tsx';
import { defaultGridPageSize } from '../../lists/page-sizes.ts';
import { shownSoFar } from '../../lists/paging.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { relatedAll, type StoryOf } from '../../stories/stories.ts';
import { pressFeed } from './feed.ts';
import styles from './PressGrid.module.css';
import { byYear, newestFirst } from './press.ts';

/**
 * What was written, newest first; more of it by following a link. A row shows the item's `image` without alternative text
 * (`RowList`); its `logo` is drawn nowhere.
 */
export function PressGrid({ block }: BlockProps<'press_grid'>) {
  const [query] = useSearchParams();
  const fetched = useSectionData(block);
  const all = newestFirst(fetched ?? relatedAll(block.items, 'press_item'));
  if (all.length === 0) return <DraftHint>No press item is published.</DraftHint>;
  const { items, nextLink, left } = shownSoFar(all, Number(block.page_size) || defaultGridPageSize, query, block);
  const grouped = block.group_by_year !== false;
  return (
    <Section heading={block.heading} hideHeading={block.hide_heading} aside={contactOf(block)}>
      {byYear(items, grouped).map(({ year, items: ofYear }) => (
        <div key={year} className={styles.year}>
          {year ? <Heading className={styles.number}>{year}</Heading> : null}
          <Deeper when={year !== ''}>
            <RowList rows={ofYear.map((item) => rowOf(item, grouped))} />
          </Deeper>
        </div>
      ))}
      <MoreLink link={nextLink} className={styles.more}>
        Show {left} more
      </MoreLink>
    </Section>
  );
}

function Deeper({ when, children }: { when: boolean; children: React.ReactNode }) {
  return when ? <HeadingLevel>{children}</HeadingLevel> : children;
}

function rowOf({ uuid, full_slug, content }: StoryOf<'press_item'>, grouped: boolean) {
  const date = storyDate(content.date);
  const day = date ? formatDay(date, 'UTC', grouped ? date : undefined) : '';
  return {
    key: uuid,
    name: content.headline,
    eyebrow: content.publication,
    link: linkTarget(content.url) ? content.url : storyPath(full_slug),
    facts: [day],
    picture: content.image,
    children: content.excerpt ? <p>{content.excerpt}</p> : null,
  };
}

/** The press contact, the press kit with its file type, and the feed of what the list holds. */
function contactOf(block: Blocks['press_grid']): ReactNode {
  const contact = linkTarget(block.contact);
  const feed = pressFeed(block);
  if (!contact && !block.kit?.filename && !feed) return null;
  return (
    <ul className={styles.contact} role="list">
      {contact ? (
        <li>
          <Link link={block.contact}>
            {contact.href.startsWith('mailto:') ? contact.href.replace('mailto:', '') : 'Write to the press desk'}
          </Link>
        </li>
      ) : null}
      {block.kit?.filename ? (
        <li>
          <Link link={block.kit.filename} download>
            {block.kit.title || 'Press kit'} ({fileKind(block.kit)})
          </Link>
        </li>
      ) : null}
      {feed ? (
        <li>
          <Link link={feed.path}>New cuttings by feed (RSS)</Link>
        </li>
      ) : null}
    </ul>
  );
}
