import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Media } from '#ui/Media.tsx';
import { useBlockData, useBlockSurroundings } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import { DraftHint } from '../DraftHint.tsx';
import { RichTextBody } from '../rich-text/RichTextBody.tsx';
import { ProductCard } from '../souvenirs-grid/ProductCard.tsx';
import { related } from '../stories.ts';
import styles from './EatDrinkSection.module.css';
import { openingState } from './opening-hours.ts';
import type { EatDrinkData } from './resolve.server.ts';
import { VenueControls } from './VenueControls.tsx';
import { VenueFacts } from './VenueFacts.tsx';

/** Houses with colours and a typeface of their own, which their section keeps on any page. */
const skins: { [Variant in BlockProps<'eat_drink_section'>['block']['variant']]?: string } = {
  karls: 'diner',
  candy_bar: 'candy',
  gold: 'gold',
};

/** A restaurant, bar, cafe or shop: a picture, what it is, whether it is open, when it is, and its menus. */
export function EatDrinkSection({ block }: BlockProps<'eat_drink_section'>) {
  const id = useId();
  const { now } = useBlockSurroundings();
  const data = useBlockData<EatDrinkData>(block._uid);
  const venue = related(block.venue, 'venue');
  if (!venue) return <DraftHint>Choose a venue that is published.</DraftHint>;

  const { content } = venue;
  const timeZone = data?.timeZone;
  const state = timeZone
    ? openingState({ hours: content.hours ?? [], closures: content.closures ?? [], now: new Date(now), timeZone })
    : null;
  const media = block.media?.length ? block.media : (content.photos ?? []);
  const [first, ...further] = media;
  const variant = block.variant || 'standard';

  return (
    <section
      className={classNames(styles.venue, styles[variant], block.media_side === 'end' && styles.end)}
      data-skin={skins[variant]}
      aria-labelledby={id}
    >
      <div className={styles.words}>
        {state?.text ? <p className={classNames(styles.state, styles[state.kind])}>{state.text}</p> : null}
        <Heading id={id} className={block.hide_heading ? 'visually-hidden' : styles.heading}>
          {block.heading || content.name}
        </Heading>
        <HeadingLevel>
          {block.body ? <RichTextBody value={block.body} /> : content.blurb ? <p>{content.blurb}</p> : null}
        </HeadingLevel>
        <VenueControls block={block} venue={venue} />
      </div>
      <div className={styles.media}>
        <Media asset={first} sizes="(min-width: 60rem) 58vw, 100vw" alt={content.name} className={styles.picture} />
      </div>
      <HeadingLevel>
        <VenueFacts block={block} venue={content} />
        {data?.products.length ? (
          <ul className={styles.strip} role="list">
            {data.products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} sizes="(min-width: 40rem) 31vw, 100vw" />
              </li>
            ))}
          </ul>
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
    </section>
  );
}
