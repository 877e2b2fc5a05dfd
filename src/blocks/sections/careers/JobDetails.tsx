import { ButtonLink } from '#ui/Button.tsx';
import { linkTarget } from '#ui/link-target.ts';
import { formatDay, storyDate } from '../../dates/dates.ts';
import { RichTextBody } from '../../rich-text/RichTextBody.tsx';
import type { StoryOf } from '../../stories/stories.ts';
import styles from './Careers.module.css';

/** The details of a position: description, closing date and contact. */
export function JobDetails({ job: { slug, content } }: { job: StoryOf<'job'> }) {
  const posted = storyDate(content.posted);
  const closes = storyDate(content.closes);
  return (
    <div className={styles.details}>
      <RichTextBody value={content.description} />
      <p className={styles.facts}>
        {posted ? `Posted ${formatDay(posted, 'UTC')}. ` : ''}
        {closes ? `Open until ${formatDay(closes, 'UTC')}.` : ''}
      </p>
      <ButtonLink link={linkTarget(content.apply) ? content.apply : `/careers?role=${slug}#apply`} variant="secondary">
        Apply<span className="visually-hidden"> as {content.title}</span>
      </ButtonLink>
    </div>
  );
}
