import { classNames } from '#ui/class-names.ts';
import { HeadingLevel } from '#ui/heading.tsx';
import { Media } from '#ui/Media.tsx';
import { HoursTable } from '../HoursTable.tsx';
import { OpeningSign } from '../OpeningSign.tsx';
import { VenueControls } from '../VenueControls.tsx';
import { VenueMenus } from '../VenueMenus.tsx';
import { FactHeading, VenueBody, VenueHeading, VenueNote, VenueWhere } from '../VenueWords.tsx';
import type { VenueView } from '../venue-view.ts';
import styles from './CompactLayout.module.css';

/** Compact: a picture beside the words, and the menu under both. */
export function CompactLayout({ view }: { view: VenueView }) {
  const [first] = view.media;
  return (
    <div className={classNames(styles.compact, view.block.media_side === 'end' && styles.end)}>
      <div className={styles.words}>
        <OpeningSign opening={view.opening} unknown="Call for today’s hours" />
        <VenueHeading view={view} />
        <VenueBody view={view} />
        <VenueControls view={view} />
        <HeadingLevel>
          <VenueNote view={view} />
        </HeadingLevel>
      </div>
      <Media
        asset={first}
        sizes="(min-width: 75rem) 75vw, 100vw"
        alt={view.venue.content.name}
        className={styles.picture}
      />
      <HeadingLevel>
        <div className={styles.list}>
          <VenueMenus menus={view.menus} heading="The list" />
        </div>
        <div className={styles.facts}>
          {view.lines.length > 0 ? (
            <div>
              <FactHeading>Hours</FactHeading>
              <HoursTable lines={view.lines} venueName={view.venue.content.name} />
            </div>
          ) : null}
          <VenueWhere view={view} />
        </div>
      </HeadingLevel>
    </div>
  );
}
