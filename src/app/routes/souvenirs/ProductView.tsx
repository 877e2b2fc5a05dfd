import { ProductList } from '#blocks/souvenirs-grid/ProductList.tsx';
import type { ProductDetail, RecommendedProducts } from '#clients/commerce/commerce-client.ts';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { Section } from '#ui/Section.tsx';
import { OptionLinks } from './OptionLinks.tsx';
import styles from './ProductView.module.css';

type Variant = ProductDetail['variants']['nodes'][number];

type ProductViewProps = { product: ProductDetail; recommendations: RecommendedProducts; variant: Variant };

/** One product: its pictures, its choices as links, its price and stock in words, what it is made of. */
export function ProductView({ product, recommendations, variant }: ProductViewProps) {
  const pictures = product.images.nodes;
  const hasChoices = product.variants.nodes.length > 1;
  return (
    <>
      <article className={styles.product}>
        <ul role="list" className={styles.pictures} aria-label="Pictures">
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <Picture
                asset={{ filename: picture.url, alt: picture.altText ?? '' }}
                sizes="(min-width: 60rem) 50vw, 100vw"
                priority={index === 0}
                alt={product.title}
              />
            </li>
          ))}
        </ul>
        <div className={styles.text}>
          <p className={styles.parent}>
            <Link link="/souvenirs">Souvenirs</Link>
          </p>
          <HeadingLevel level={1}>
            <Heading className={styles.title}>{product.title}</Heading>
          </HeadingLevel>
          <p className={styles.price}>
            <Price amount={variant.price.amount} currency={variant.price.currencyCode} />
            {variant.compareAtPrice ? (
              <s>
                <span className="visually-hidden">Was </span>
                <Price amount={variant.compareAtPrice.amount} currency={variant.compareAtPrice.currencyCode} />
              </s>
            ) : null}
          </p>
          {hasChoices ? <OptionLinks product={product} variant={variant} /> : null}
          <p className={styles.stock}>{stockText(variant)}</p>
          <div className={styles.description}>
            {product.description.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Facts product={product} />
        </div>
      </article>
      {recommendations.length > 0 ? (
        <HeadingLevel level={2}>
          <Section heading="Goes with it">
            <ProductList products={recommendations.slice(0, 3)} columns={3} />
          </Section>
        </HeadingLevel>
      ) : null}
    </>
  );
}

function Facts({ product }: { product: ProductDetail }) {
  const facts = [
    ['Material', product.material?.value],
    ['Size', product.dimensions?.value],
    ['Care', product.care?.value],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function stockText({ availableForSale, quantityAvailable }: Variant): string {
  if (!availableForSale) return 'Sold out';
  if (quantityAvailable != null && quantityAvailable > 0 && quantityAvailable <= 5) {
    return quantityAvailable === 1 ? 'The last one' : `Only ${quantityAvailable} left`;
  }
  return 'In stock';
}
