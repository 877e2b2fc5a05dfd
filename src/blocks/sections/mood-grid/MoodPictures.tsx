import { Link } from '#ui/Link.tsx';
import { storyPath } from '#ui/link-target.ts';
import { Picture } from '#ui/Picture.tsx';
import type { StoryOf } from '../../stories/stories.ts';
import styles from './MoodPictures.module.css';

type MoodStory = Pick<StoryOf<'mood_entry'>, 'uuid' | 'full_slug' | 'content'>;

/** The editors' pictures in their own proportions, each leading to its page; reading order is row by row. */
export function MoodPictures({ entries }: { entries: readonly MoodStory[] }) {
  return (
    <ul className={styles.grid} role="list">
      {entries.map(({ uuid, full_slug, content }) => (
        <li key={uuid}>
          <Link link={storyPath(full_slug)} className={styles.link}>
            <Picture asset={content.image} sizes="(min-width: 60rem) 31vw, 46vw" decorative />
            <span className={styles.title}>{content.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
