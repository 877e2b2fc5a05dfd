import { Suspense, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { FormerPrice, Price } from '#ui/Price.tsx';
import { RichText } from '#ui/RichText.tsx';
import { StaticPart } from '#ui/StaticPart.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { isStatic } from '../../hydration/static-section.ts';
import type { NamedProduct } from '../../products/named-product.ts';
import type { ProductVariant, SouvenirProductData } from '../../products/souvenir-product-data.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { RenderBlocks } from '../../rendering/RenderBlocks.tsx';
import { variantNumber, variantOf } from './choose-variant.ts';
import { GoesWithIt } from './GoesWithIt.tsx';
import { WaitingForm } from './lazy-waiting-form.ts';
import { ProductForm } from './ProductForm.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { RecentlySeen } from './RecentlySeen.tsx';
import styles from './SouvenirProduct.module.css';
import { useChosenOptions } from './use-chosen-options.ts';

/** One product: its pictures, its choices, its price, and the way into the cart; below, what goes with it. */
export function SouvenirProduct({ block }: BlockProps<'souvenir_product'>) {
  const data = useSectionData(block);
  if (!data) return <DraftHint>The address of the page says which product stands here.</DraftHint>;
  return data.loading ? <ProductSkeleton /> : <Product block={block} data={data} />;
}

function Product({ block, data }: BlockProps<'souvenir_product'> & { data: SouvenirProductData }) {
  const { product, variants, recommendations, giftCost, still } = data;
  const { chosen, choose } = useChosenOptions(variants, data.chosen);
  const variant = variantOf(variants, chosen);
  const isSoldOut = variant !== null && !variant.availableForSale;
  // A page that comes sold out waits for the form's code: the form would come later, under a keyboard that has gone past.
  const [comesSoldOut] = useState(isSoldOut);
  const waiting = isSoldOut ? (
    <WaitingForm
      product={`${product.handle}?variant=${variantNumber(variant.id)}`}
      title={variants.length > 1 ? `${product.title}, ${variant.title}` : product.title}
      consent={block.waiting_consent}
    />
  ) : null;
  return (
    <>
      <article className={styles.product}>
        <ProductGallery title={product.title} images={product.images.nodes} first={variant?.image?.url ?? null} />
        <div className={styles.text}>
          <p className={classNames('small-label', styles.parent)}>
            <Link link="/souvenirs">Souvenirs</Link>
          </p>
          <Heading className={styles.title} focusable>
            {product.title}
          </Heading>
          <PriceLine variant={variant ?? variants[0] ?? null} />
          <ProductForm
            key={product.id}
            product={product}
            variants={variants}
            chosen={chosen}
            variant={variant}
            onChoose={choose}
            giftCost={giftCost}
            still={still}
          />
          {comesSoldOut ? waiting : <Suspense>{waiting}</Suspense>}
          <StaticPart isStatic={isStatic(block)} className={styles.words}>
            {() => <Words block={block} product={product} hasChoices={variants.length > 1} />}
          </StaticPart>
        </div>
      </article>
      <HeadingLevel>
        {block.extra?.length ? <RenderBlocks blocks={block.extra} /> : null}
        {block.related !== false && recommendations?.length !== 0 ? <GoesWithIt products={recommendations} /> : null}
        <RecentlySeen
          now={{ handle: product.handle, title: product.title, picture: product.images.nodes[0]?.url ?? '' }}
        />
      </HeadingLevel>
    </>
  );
}

function PriceLine({ variant }: { variant: ProductVariant | null }) {
  if (!variant) return null;
  const { price, compareAtPrice: before } = variant;
  return (
    <p className={styles.price}>
      <Price money={price} />
      {before && Number(before.amount) > Number(price.amount) ? <FormerPrice money={before} /> : null}
    </p>
  );
}

type WordsProps = BlockProps<'souvenir_product'> & { product: NamedProduct; hasChoices: boolean };

/** What there is to read about it. */
function Words({ block, product, hasChoices }: WordsProps) {
  const hasSizes = hasChoices && product.options.some(({ name }) => name === 'Size');
  return (
    <>
      <div className={styles.description}>
        {product.description.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ProductFacts product={product} />
      {block.delivery ? (
        <Disclosure summary="Delivery and returns">
          <RichText value={block.delivery} />
        </Disclosure>
      ) : null}
      {hasSizes && block.size_guide ? (
        <Disclosure summary="Which size">
          <RichText value={block.size_guide} />
        </Disclosure>
      ) : null}
    </>
  );
}

/** What it is made of, how large it is, how to look after it. */
function ProductFacts({ product }: { product: NamedProduct }) {
  return (
    <FactList
      className={styles.facts}
      facts={[
        ['Made by', product.vendor],
        ['Material', product.material?.value],
        ['Size', product.dimensions?.value],
        ['Care', product.care?.value],
      ]}
    />
  );
}
