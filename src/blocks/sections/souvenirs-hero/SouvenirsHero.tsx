import { useId } from 'react';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { Heading } from '#ui/heading.tsx';
import { linkTarget } from '#ui/link-target.ts';
import { Media } from '#ui/Media.tsx';
import { Price } from '#ui/Price.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { type ProductCardData, priceOf } from '../../products/product-card-data.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import styles from './SouvenirsHero.module.css';

/** The hero of the shop: a picture, a line of text, and one product with its current price. */
export function SouvenirsHero({ block }: BlockProps<'souvenirs_hero'>) {
  const id = useId();
  const product = useSectionData(block);
  if (!block.heading) return <DraftHint>A hero needs a heading.</DraftHint>;
  return (
    <section className={styles.hero} aria-labelledby={id}>
      <div className={styles.words}>
        {block.badge ? <p className="small-label">{block.badge}</p> : null}
        <Heading id={id} className={block.hide_heading ? 'visually-hidden' : styles.heading} focusable>
          {block.heading}
        </Heading>
        {block.intro ? <p className={styles.intro}>{block.intro}</p> : null}
        <ButtonRow>
          {linkTarget(block.cta) ? <ButtonLink link={block.cta}>See everything</ButtonLink> : null}
          {product ? <Featured product={product} /> : null}
        </ButtonRow>
      </div>
      <Media asset={block.media} sizes="(min-width: 60rem) 58vw, 100vw" priority className={styles.media} />
    </section>
  );
}

function Featured({ product }: { product: ProductCardData }) {
  const { from, isRange } = priceOf(product);
  return (
    <ButtonLink link={`/souvenirs/product/${product.handle}`} variant="text" icon="arrow">
      <span>
        {product.title}, {isRange ? 'from ' : ''}
        <Price money={from} />
      </span>
    </ButtonLink>
  );
}
