import { ButtonLink } from '#ui/Button.tsx';
import { HeadingLevel } from '#ui/heading.tsx';
import { Media } from '#ui/Media.tsx';
import { LazyProductList } from '../../../products/lazy-product-list.ts';
import { HoursTable } from '../HoursTable.tsx';
import { OpeningSign } from '../OpeningSign.tsx';
import { VenueControls } from '../VenueControls.tsx';
import { MenuLinks } from '../VenueMenus.tsx';
import { FactHeading, VenueBody, VenueHeading, VenueNote, VenueWhere } from '../VenueWords.tsx';
import type { VenueView } from '../venue-view.ts';
import styles from './ShopLayout.module.css';

/** A shop: what it is and when it is open, three of its products, and the way to the others. */
export function ShopLayout({ view }: { view: VenueView }) {
  const [first] = view.media;
  return (
    <div className={styles.shop}>
      <div className={styles.words}>
        <OpeningSign opening={view.opening} unknown="Call for today’s hours" />
        <VenueHeading view={view} />
        <VenueBody view={view} />
        <VenueControls view={view} />
      </div>
      <HeadingLevel>
        <div className={styles.facts}>
          <Media
            asset={first}
            sizes="(min-width: 75rem) 36vw, 100vw"
            alt={view.venue.content.name}
            className={styles.picture}
          />
          {view.lines.length > 0 ? (
            <div>
              <FactHeading>Hours</FactHeading>
              <HoursTable lines={view.lines} venueName={view.venue.content.name} />
            </div>
          ) : null}
          <VenueWhere view={view} />
          {view.menus.length > 0 ? <MenuLinks menus={view.menus} /> : null}
          <VenueNote view={view} />
        </div>
        {view.products.length > 0 ? (
          <div className={styles.products}>
            <div className={styles.collectionHead}>
              <FactHeading>On the shelf today</FactHeading>
              <ButtonLink link="/souvenirs" variant="text" icon="arrow">
                All souvenirs
              </ButtonLink>
            </div>
            <LazyProductList products={view.products} columns={3} />
          </div>
        ) : null}
      </HeadingLevel>
    </div>
  );
}
