import { type ComponentType, useId } from 'react';
import { useBlockSurroundings, useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { useLookStyles } from '../../rendering/use-look-styles.ts';
import { related } from '../../stories/stories.ts';
import styles from './EatDrinkSection.module.css';
import { CompactLayout } from './layouts/CompactLayout.tsx';
import { CounterLayout } from './layouts/CounterLayout.tsx';
import { EditorialLayout } from './layouts/EditorialLayout.tsx';
import { ShopLayout } from './layouts/ShopLayout.tsx';
import { SplitLayout } from './layouts/SplitLayout.tsx';
import { type VenueView, venueView } from './venue-view.ts';

type Variant = VenueView['variant'];

/** How each variant arranges the same parts. A venue may be shown in any of them. */
const layouts: Record<Variant, ComponentType<{ view: VenueView }>> = {
  karls: CounterLayout,
  the_siren_cafe: CompactLayout,
  candy_bar: SplitLayout,
  the_siren_shop: ShopLayout,
  gold: EditorialLayout,
  standard: SplitLayout,
};

/** A restaurant, bar, cafe or shop: description, whether it is open, opening hours and menus. */
export function EatDrinkSection({ block }: BlockProps<'eat_drink_section'>) {
  const headingId = useId();
  const { now } = useBlockSurroundings();
  const data = useSectionData(block);
  const venue = related(block.venue, 'venue');
  const skin = venue?.content.brand_key || undefined;
  useLookStyles([{ skin }]);
  if (!venue) return <DraftHint>Choose a venue that is published.</DraftHint>;

  const view = venueView({ block, venue, data, now, headingId });
  const Layout = layouts[view.variant];
  return (
    <section className={styles.venue} data-skin={skin} aria-labelledby={headingId}>
      <Layout view={view} />
    </section>
  );
}
