import { type ComponentType, useId } from 'react';
import { useBlockData, useBlockSurroundings } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { related } from '../../stories/stories.ts';
import styles from './EatDrinkSection.module.css';
import { CafeLayout } from './layouts/CafeLayout.tsx';
import { GoldLayout } from './layouts/GoldLayout.tsx';
import { KarlsLayout } from './layouts/KarlsLayout.tsx';
import { ShopLayout } from './layouts/ShopLayout.tsx';
import { SplitLayout } from './layouts/SplitLayout.tsx';
import type { EatDrinkData } from './resolve.server.ts';
import { type VenueView, venueView } from './venue-view.ts';

type Variant = VenueView['variant'];

/** How each house arranges the same parts (docs/reference/sections.md#venue-variants). */
const layouts: Record<Variant, ComponentType<{ view: VenueView }>> = {
  karls: KarlsLayout,
  the_siren_cafe: CafeLayout,
  candy_bar: SplitLayout,
  the_siren_shop: ShopLayout,
  gold: GoldLayout,
  standard: SplitLayout,
};

/** Houses with colours and a typeface of their own, which their section keeps on any page. */
const skins: { [Name in Variant]?: string } = { karls: 'diner', candy_bar: 'candy', gold: 'gold' };

/** A restaurant, bar, cafe or shop: what it is, whether it is open, when it is, and its menus. */
export function EatDrinkSection({ block }: BlockProps<'eat_drink_section'>) {
  const headingId = useId();
  const { now } = useBlockSurroundings();
  const data = useBlockData<EatDrinkData>(block._uid);
  const venue = related(block.venue, 'venue');
  if (!venue) return <DraftHint>Choose a venue that is published.</DraftHint>;

  const view = venueView({ block, venue, data, now, headingId });
  const Layout = layouts[view.variant];
  return (
    <section className={styles.venue} data-skin={skins[view.variant]} aria-labelledby={headingId}>
      <Layout view={view} />
    </section>
  );
}
