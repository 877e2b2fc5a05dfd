import { Section } from '#ui/Section.tsx';
import { useBlockSurroundings } from '../../contract/block-context.ts';
import { LazyProductList } from '../../products/lazy-product-list.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';
import { BlockBoundary } from '../../rendering/BlockBoundary.tsx';
import { LaterFrame, LaterSection } from '../../rendering/LaterSection.tsx';
import { goesWithIt } from './goes-with-it.ts';

/** Products that go with the one of the page; `null` where their HTML alone has come as yet. */
export function GoesWithIt({ products }: { products: readonly ProductCardData[] | null }) {
  if (products === null) {
    return (
      <LaterFrame block={goesWithIt}>
        <BlockBoundary fallback={null}>
          <LaterSection block={goesWithIt}>{() => <LaterProducts />}</LaterSection>
        </BlockBoundary>
      </LaterFrame>
    );
  }
  return (
    <div>
      <BlockBoundary fallback={null}>
        <Products products={products} />
      </BlockBoundary>
    </div>
  );
}

/** Those that were fetched. */
function LaterProducts() {
  const { data } = useBlockSurroundings();
  return <Products products={data[goesWithIt._uid] as readonly ProductCardData[]} />;
}

function Products({ products }: { products: readonly ProductCardData[] }) {
  return (
    <Section heading="Goes with it" layout="display">
      <LazyProductList products={products} columns={4} quickAdd />
    </Section>
  );
}
