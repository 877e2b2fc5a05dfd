import { classNames } from '#ui/class-names.ts';
import { HeadingLevel } from '#ui/heading.tsx';
import { Media } from '#ui/Media.tsx';
import { HoursTable } from '../HoursTable.tsx';
import { OpeningSign } from '../OpeningSign.tsx';
import { VenueControls } from '../VenueControls.tsx';
import { MenuLinks, VenueMenus } from '../VenueMenus.tsx';
import { FactHeading, VenueBody, VenueHeading, VenueNote, VenueWhere } from '../VenueWords.tsx';
import type { VenueView } from '../venue-view.ts';
import styles from './SplitLayout.module.css';

/** A picture and words side by side. A bar has a square picture, which shows its sign whole, and its words in the middle. */
export function SplitLayout({ view }: { view: VenueView }) {
  const isBar = view.variant === 'candy_bar';
  const [first, ...others] = view.media;
  const further = isBar ? [] : others;
  const short = !isBar && view.menus.filter(({ kind }) => kind === 'page').length > 1;
  return (
    <div className={classNames(styles.split, isBar && styles.bar, view.block.media_side === 'end' && styles.end)}>
      <div className={styles.words}>
        <OpeningSign opening={view.opening} unknown={isBar ? '' : 'Call for today’s hours'} />
        <VenueHeading view={view} />
        <VenueBody view={view} />
        <VenueControls view={view} />
      </div>
      <div className={styles.media}>
        <Media
          asset={first}
          sizes={isBar ? '(min-width: 75rem) 50vw, 100vw' : '(min-width: 75rem) 58vw, 100vw'}
          alt={view.venue.content.name}
          className={styles.picture}
        />
      </div>
      <HeadingLevel>
        <div className={styles.facts}>
          {view.lines.length > 0 ? (
            <div>
              <FactHeading>Hours</FactHeading>
              <HoursTable lines={view.lines} venueName={view.venue.content.name} />
            </div>
          ) : null}
          {view.menus.length > 0 && !short ? (
            <div>
              <FactHeading>Menus</FactHeading>
              <MenuLinks menus={view.menus} />
            </div>
          ) : null}
          <VenueWhere view={view} />
          <VenueNote view={view} />
        </div>
        {short ? (
          <div className={styles.menus}>
            <VenueMenus menus={view.menus} heading="Menus" />
          </div>
        ) : null}
      </HeadingLevel>
      {further.length > 0 ? (
        <ul className={styles.further} role="list">
          {further.map((asset) => (
            <li key={asset.filename}>
              <Media
                asset={asset}
                sizes={further.length > 1 ? '(min-width: 40rem) 46vw, 100vw' : '100vw'}
                alt={asset.title ?? ''}
                className={styles.small}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
