import { HeadingLevel } from '#ui/heading.tsx';
import { Media } from '#ui/Media.tsx';
import { HoursTable } from '../HoursTable.tsx';
import { OpeningSign } from '../OpeningSign.tsx';
import { VenueControls } from '../VenueControls.tsx';
import { VenueMenus } from '../VenueMenus.tsx';
import { VenueBody, VenueHeading, VenueWhere } from '../VenueWords.tsx';
import type { VenueView } from '../venue-view.ts';
import styles from './CounterLayout.module.css';

/** As over a counter: the hours as a strip, one wide picture, and a menu board that overlaps it. */
export function CounterLayout({ view }: { view: VenueView }) {
  const [first] = view.media;
  return (
    <>
      <div className={styles.strip}>
        <OpeningSign opening={view.opening} unknown="Call for today’s hours" look="chip" />
        <HoursTable lines={view.lines} venueName={view.venue.content.name} layout="strip" />
      </div>
      <Media asset={first} sizes="100vw" alt={view.venue.content.name} className={styles.picture} />
      <div className={styles.counter}>
        <div className={styles.words}>
          <VenueHeading view={view} />
          <VenueBody view={view} />
          <VenueControls view={view} />
          <HeadingLevel>
            <VenueWhere view={view} />
          </HeadingLevel>
        </div>
        {view.menus.length > 0 ? (
          <div className={styles.board}>
            <HeadingLevel>
              <VenueMenus menus={view.menus} heading="On the board" />
            </HeadingLevel>
          </div>
        ) : null}
      </div>
    </>
  );
}
