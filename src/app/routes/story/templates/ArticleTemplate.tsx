import { formatDay, storyDate } from '#blocks/dates/dates.ts';
import { isStatic } from '#blocks/hydration/static-section.ts';
import type { ContentType } from '#blocks/registry/schemas.ts';
import { RenderBlocks } from '#blocks/rendering/RenderBlocks.tsx';
import { intrinsicSize } from '#protocol/storyblok/asset-address.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { useInstanceStyle } from '#ui/instance-style.tsx';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import { StaticPart } from '#ui/StaticPart.tsx';
import styles from './ArticleTemplate.module.css';
import type { TemplateProps } from './templates.ts';

/** An article of ash mail: a cover, who wrote it and when, and its sections in a reading column. */
export function ArticleTemplate({ story: { content: article } }: TemplateProps<'mail_article'>) {
  return (
    <article>
      <StaticPart isStatic={isStatic(article)}>{() => <ArticleHead article={article} />}</StaticPart>
      <div className={styles.body}>
        <RenderBlocks blocks={article.body} />
      </div>
      <p className={styles.more}>
        <ButtonLink link="/ash-mail" variant="text">
          All of ash mail
        </ButtonLink>
      </p>
    </article>
  );
}

function ArticleHead({ article }: { article: ContentType<'mail_article'> }) {
  const { title, dek, author, date, cover } = article;
  const day = storyDate(date);
  const size = intrinsicSize(cover?.filename ?? '');
  const ratio = useInstanceStyle({ '--ratio': size && String(size.width / size.height) });
  return (
    <>
      <header className={styles.head}>
        <p className={classNames('small-label', styles.kicker)}>
          <Link link="/ash-mail">ash mail</Link>
        </p>
        <HeadingLevel level={1}>
          <Heading className={styles.title}>{title}</Heading>
        </HeadingLevel>
        {dek ? <p className={styles.dek}>{dek}</p> : null}
        <p className={classNames('small-label', styles.byline)}>
          {author ? `${author}, ` : null}
          {/* A draft may not have one yet. */}
          {day ? <time dateTime={day.toISOString().slice(0, 10)}>{formatDay(day, 'UTC')}</time> : null}
        </p>
      </header>
      <Picture
        asset={cover}
        sizes="(min-width: 60rem) 80vw, 100vw"
        priority
        className={classNames(styles.cover, ratio)}
      />
    </>
  );
}
