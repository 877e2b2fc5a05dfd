import { FactList } from '#ui/FactList.tsx';
import type { NamedProduct } from '../../products/named-product.ts';
import styles from './SouvenirProduct.module.css';

/** What it is made of, how large it is, how to look after it. */
export function ProductFacts({ product }: { product: NamedProduct }) {
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
