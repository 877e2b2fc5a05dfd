import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { AddStep } from '../cart/use-add-to-cart.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductList.module.css';
import type { ProductCardData } from './product-card-data.ts';

type ProductListProps = {
  products: readonly ProductCardData[];
  columns: 2 | 3 | 4;
  quickAdd?: boolean;
  showVendor?: boolean;
  /** What stands before the product at this place, as a list item of its own. */
  before?: (index: number) => ReactNode;
  /** Steps of adding by handle, to be drawn as they are: the catalogue's. */
  still?: Readonly<Record<string, AddStep>> | undefined;
};

/** Products as cards in rows; two beside one another on narrow screens. */
export function ProductList({
  products,
  columns,
  quickAdd = false,
  showVendor = false,
  before,
  still,
}: ProductListProps) {
  const sizes = `(min-width: 60rem) ${Math.round(90 / columns)}vw, 46vw`;
  return (
    <ul className={classNames(styles.products, styles[`of${columns}`])} role="list">
      {products.map((product, index) => (
        <Place key={product.id} before={before?.(index)}>
          <ProductCard
            product={product}
            sizes={sizes}
            quickAdd={quickAdd}
            showVendor={showVendor}
            still={still?.[product.handle]}
          />
        </Place>
      ))}
    </ul>
  );
}

function Place({ before, children }: { before: ReactNode; children: ReactNode }) {
  return (
    <>
      {before ? <li>{before}</li> : null}
      <li>{children}</li>
    </>
  );
}
