import { Heading } from '#ui/heading.tsx';
import { useInstanceStyle } from '#ui/instance-style.tsx';
import { type Asset, Picture } from '#ui/Picture.tsx';
import { FormerPrice, Price } from '#ui/Price.tsx';
import { TitleLink } from '#ui/TitleLink.tsx';
import { soldOutLabel } from '../cart/cart-contract.ts';
import type { AddStep } from '../cart/use-add-to-cart.ts';
import styles from './ProductCard.module.css';
import { type ProductCardData, priceOf, stockState, swatchesOf } from './product-card-data.ts';
import { QuickAdd } from './QuickAdd.tsx';

type ProductCardProps = {
  product: ProductCardData;
  sizes: string;
  quickAdd?: boolean;
  showVendor?: boolean;
  /** A step of adding to be drawn as it is: the catalogue's. */
  still?: AddStep | undefined;
};

/** A product in a grid: picture, name, price, and what there is to know of its stock in words. */
export function ProductCard({ product, sizes, quickAdd = false, showVendor = false, still }: ProductCardProps) {
  const path = `/souvenirs/product/${product.handle}`;
  const [first, second] = product.images.nodes;
  const price = priceOf(product);
  const stock = stockState(product);
  const { shown, more } = swatchesOf(product);
  return (
    <article className={styles.card}>
      <div className={styles.pictures}>
        <Picture asset={pictureOf(first)} sizes={sizes} ratio={1} alt={product.title} className={styles.picture} />
        {second ? (
          <div className={styles.second}>
            <Picture asset={pictureOf(second)} sizes={sizes} ratio={1} decorative className={styles.picture} />
          </div>
        ) : null}
      </div>
      <div className={styles.words}>
        {showVendor ? <p className={styles.small}>{product.vendor}</p> : null}
        <Heading className={styles.name}>
          <TitleLink link={path} covers>
            {product.title}
          </TitleLink>
        </Heading>
        <p className={styles.price}>
          {price.isRange ? 'From ' : ''}
          <Price money={price.from} />
          {price.before ? <FormerPrice money={price.before} className={styles.before} /> : null}
        </p>
        {stock === 'in_stock' ? null : (
          <p className={styles.small}>{stock === 'sold_out' ? soldOutLabel : 'Low stock'}</p>
        )}
        {shown.length > 0 ? (
          <ul className={styles.swatches} role="list" aria-label="Colors">
            {shown.map(({ name, color }) => (
              <li key={name}>
                <Swatch color={color} />
                <span className="visually-hidden">{name}</span>
              </li>
            ))}
            {more > 0 ? (
              <li className={styles.small}>
                +{more}
                <span className="visually-hidden"> more</span>
              </li>
            ) : null}
          </ul>
        ) : null}
        {quickAdd && stock !== 'sold_out' ? <QuickAdd product={product} path={path} still={still} /> : null}
      </div>
    </article>
  );
}

function Swatch({ color }: { color: string }) {
  const look = useInstanceStyle({ 'background-color': /^#[0-9a-f]{3,8}$/i.test(color) ? color : null });
  return <span className={`${styles.swatch} ${look}`} />;
}

/** The shop's picture as an asset field; its size is stored beside it. */
function pictureOf(image: ProductCardData['images']['nodes'][number] | undefined): Asset | null {
  if (!image) return null;
  const { url, altText, width, height } = image;
  return { filename: url, alt: altText, meta_data: { width, height } };
}
