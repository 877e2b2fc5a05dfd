import { useSearchParams } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { storyPath } from '#ui/link-target.ts';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { useBlockSurroundings, useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { formatDay, storyDate } from '../../dates/dates.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import styles from './MailGrid.module.css';
import { mailPage } from './mail-page.ts';
import type { MailSummary } from './resolve.server.ts';

/** The articles of ash mail, newest first: the newest large, the others in rows under it. Pages are links. */
export function MailGrid({ block }: BlockProps<'mail_grid'>) {
  const [search] = useSearchParams();
  const articles = useSectionData(block) ?? [];
  if (articles.length === 0) return <DraftHint>No article is published under this.</DraftHint>;
  const { shown, page, pages } = mailPage(articles, block.page_size, search.get('page'));
  return (
    <Section
      heading={block.heading}
      hideHeading={block.hide_heading}
      layout="display"
      aside={<Link link="/ash-mail/feed.xml">New letters by feed (RSS)</Link>}
    >
      <ul className={styles.articles} role="list">
        {shown.map((article, index) => (
          <li key={article.fullSlug}>
            <Article article={article} lead={page === 1 && index === 0} />
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <nav className={styles.pages} aria-label="Pages of letters">
          {page > 1 ? <Link link={page === 2 ? '?' : `?page=${page - 1}`}>Newer letters</Link> : null}
          <span>
            Page {page} of {pages}
          </span>
          {page < pages ? <Link link={`?page=${page + 1}`}>Older letters</Link> : null}
        </nav>
      ) : null}
    </Section>
  );
}

function Article({ article, lead }: { article: MailSummary; lead: boolean }) {
  const { now } = useBlockSurroundings();
  const date = storyDate(article.date);
  return (
    <article className={classNames(styles.article, lead && styles.lead)}>
      <div className={styles.words}>
        {article.tags.length > 0 ? <p className={styles.tags}>{article.tags.join(', ')}</p> : null}
        <Heading className={styles.title}>
          <Link link={storyPath(article.fullSlug)}>{article.title}</Link>
        </Heading>
        {article.dek ? <p className={styles.dek}>{article.dek}</p> : null}
        <p className={styles.byline}>
          {article.author}
          {article.author && date ? ', ' : null}
          {date ? (
            <time dateTime={date.toISOString().slice(0, 10)}>{formatDay(date, 'UTC', new Date(now))}</time>
          ) : null}
        </p>
      </div>
      <Picture
        asset={article.cover}
        sizes={lead ? '(min-width: 60rem) 58vw, 100vw' : '(min-width: 60rem) 18rem, 100vw'}
        ratio={3 / 2}
        decorative
        className={styles.cover}
      />
    </article>
  );
}
