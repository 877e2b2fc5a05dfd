import type { NamedProduct } from '../souvenirs-grid/named-product.ts';
import styles from './ProductFacts.module.css';

/** What it is made of, how large it is, how to look after it. */
export function ProductFacts({ product }: { product: NamedProduct }) {
  const facts = [
    ['Made by', product.vendor],
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
