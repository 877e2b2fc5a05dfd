import { useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import { related, type StoryOf } from '../../stories/stories.ts';
import styles from './FilledPositions.module.css';

type Job = StoryOf<'job'>;

/**
 * Shows at the address of a filled position, to which its own page leads, that it is filled, and similar positions. The
 * hash of the address says which one, so all are rendered, and CSS shows the target, without scripts too.
 */
export function FilledPositions({ filled, open }: { filled: readonly Job[]; open: readonly Job[] }) {
  const { hash } = useLocation();
  return filled.map((job) => {
    const near = relatedJobs(job, open);
    return (
      <div key={job.uuid} id={job.slug} className={classNames(styles.filled, hash === `#${job.slug}` && styles.meant)}>
        <p>
          <strong>This position is filled</strong>: {job.content.title}.
        </p>
        {near.length > 0 ? (
          <ul>
            {near.map(({ uuid, full_slug, content }) => (
              <li key={uuid}>
                <Link link={`/${full_slug}`}>{content.title}</Link>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    );
  });
}

/** Up to three open positions of the same kind of work, or else of the same hotel. */
function relatedJobs({ content }: Job, open: readonly Job[]): Job[] {
  const hotel = related(content.hotel, 'hotel')?.uuid;
  const alike = open.filter((job) => content.department && job.content.department === content.department);
  const nearby = open.filter((job) => hotel && related(job.content.hotel, 'hotel')?.uuid === hotel);
  return [...new Set([...alike, ...nearby])].slice(0, 3);
}
