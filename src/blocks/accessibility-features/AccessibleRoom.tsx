import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { storyPath } from '#ui/link-target.ts';
import { RichTextBody } from '../rich-text/RichTextBody.tsx';
import { bedsText } from '../room-cards/room-facts.ts';
import type { StoryOf } from '../stories.ts';
import styles from './AccessibilityFeatures.module.css';
import { bathroomLine, roomFeatureLine } from './feature-names.ts';

/** One accessible kind of room, by the questions that are asked of it. */
export function AccessibleRoom({ room: { full_slug, content } }: { room: StoryOf<'room'> }) {
  const features = content.accessible_features;
  const beds = bedsText(content.beds);
  const lines = [
    ['Beds', beds.charAt(0).toUpperCase() + beds.slice(1)],
    ['Bathing', roomFeatureLine(features, 'bathing') || bathroomLine(content.bathroom)],
    ['Clearances', roomFeatureLine(features, 'clearances')],
    ['Alarms', roomFeatureLine(features, 'alarms')],
  ].filter(([, value]) => value);
  return (
    <section className={styles.part}>
      <Heading className={styles.room}>
        <Link link={storyPath(full_slug)}>{content.name}</Link>
      </Heading>
      <dl className={styles.facts}>
        {lines.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {content.accessibility_detail ? (
        <RichTextBody value={content.accessibility_detail} className={styles.text} />
      ) : null}
    </section>
  );
}
