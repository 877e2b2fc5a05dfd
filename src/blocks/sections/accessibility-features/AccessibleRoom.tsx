import { capitalized } from '#ui/capitalized.ts';
import { FactList } from '#ui/FactList.tsx';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { storyPath } from '#ui/link-target.ts';
import { RichTextBody } from '../../rich-text/RichTextBody.tsx';
import { bathroomLine, roomFeatureLine } from '../../rooms/feature-names.ts';
import { bedsText } from '../../rooms/room-facts.ts';
import type { StoryOf } from '../../stories/stories.ts';
import styles from './AccessibilityFeatures.module.css';

/** One accessible kind of room, by the questions that are asked of it. */
export function AccessibleRoom({ room: { full_slug, content } }: { room: StoryOf<'room'> }) {
  const features = content.accessible_features;
  return (
    <section className={styles.part}>
      <Heading className={styles.room}>
        <Link link={storyPath(full_slug)}>{content.name}</Link>
      </Heading>
      <FactList
        facts={[
          ['Beds', capitalized(bedsText(content.beds))],
          ['Bathing', roomFeatureLine(features, 'bathing') || bathroomLine(content.bathroom)],
          ['Clearances', roomFeatureLine(features, 'clearances')],
          ['Alarms', roomFeatureLine(features, 'alarms')],
        ]}
      />
      {content.accessibility_detail ? (
        <RichTextBody value={content.accessibility_detail} className={styles.text} />
      ) : null}
    </section>
  );
}
