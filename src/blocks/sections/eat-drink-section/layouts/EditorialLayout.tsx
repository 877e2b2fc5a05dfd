import { classNames } from '#ui/class-names.ts';
import { HeadingLevel } from '#ui/heading.tsx';
import { Media } from '#ui/Media.tsx';
import { HoursTable } from '../HoursTable.tsx';
import { OpeningSign } from '../OpeningSign.tsx';
import { PressLine } from '../PressLine.tsx';
import { VenueControls } from '../VenueControls.tsx';
import { VenueMenus } from '../VenueMenus.tsx';
import { FactHeading, VenueBody, VenueHeading, VenueNote, VenueWhere } from '../VenueWords.tsx';
import type { VenueView } from '../venue-view.ts';
import styles from './EditorialLayout.module.css';

/** Editorial: a tall picture, two columns to read, the chef’s word and the press’s. */
export function EditorialLayout({ view }: { view: VenueView }) {
  const [tall, second] = view.media;
  return (
    <div className={classNames(styles.editorial, view.block.media_side === 'end' && styles.end)}>
      <div className={styles.story}>
        <OpeningSign opening={view.opening} unknown="Call for tonight’s hours" />
        <VenueHeading view={view} />
        <div className={styles.columns}>
          <VenueBody view={view} />
        </div>
        <VenueControls view={view} />
        <PressLine block={view.block} />
        <HeadingLevel>
          <VenueNote view={view} />
        </HeadingLevel>
      </div>
      <div className={styles.pictures}>
        <Media
          asset={tall}
          // As high as the words beside it: of a wide picture a narrow part is shown, large.
          sizes="(min-width: 75rem) 110vw, (min-width: 44rem) 100vw, 180vw"
          alt={view.venue.content.name}
          className={styles.tall}
        />
      </div>
      <HeadingLevel>
        <div className={styles.foot}>
          {view.menus.length > 0 ? <VenueMenus menus={view.menus} heading="Tonight, in short" /> : null}
          <div className={styles.facts}>
            {view.lines.length > 0 ? (
              <div>
                <FactHeading>Hours</FactHeading>
                <HoursTable lines={view.lines} venueName={view.venue.content.name} />
              </div>
            ) : null}
            <VenueWhere view={view} />
            {second ? (
              <Media
                asset={second}
                sizes="(min-width: 75rem) 33vw, 100vw"
                alt={second.title ?? ''}
                className={styles.second}
              />
            ) : null}
          </div>
        </div>
      </HeadingLevel>
    </div>
  );
}
