import { useSearchParams } from 'react-router';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { MoreLink } from '../../lists/MoreLink.tsx';
import { defaultGridPageSize } from '../../lists/page-sizes.ts';
import { nextPageLink } from '../../lists/paging.ts';
import { ProductList } from '../../products/ProductList.tsx';
import { gridList } from '../../products/product-grid.ts';
import { productQuery, productQueryText } from '../../products/product-sort-order.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import styles from './SouvenirsGrid.module.css';

const columnCounts = { '2': 2, '3': 3, '4': 4 } as const;

/** The products of a collection, or those named one by one, with at most two tiles among them. */
export function SouvenirsGrid({ block }: BlockProps<'souvenirs_grid'>) {
  const [query] = useSearchParams();
  const data = useSectionData(block);
  if (!data) return <DraftHint>The collection is not there.</DraftHint>;
  if (data.failed) {
    return (
      <p className={styles.empty}>
        The shop is not answering just now. <Link link={`?${query}`}>Ask it again</Link>
      </p>
    );
  }
  const isFiltered = productQueryText(productQuery(query)) !== '';
  if (data.count === 0 && !isFiltered) return <p className={styles.empty}>Nothing is on this shelf at present.</p>;

  const { products } = data;
  const others = data.count - products.length;
  const left = Math.min(others, Number(block.page_size) || defaultGridPageSize);
  const count = data.count === 1 ? '1 thing' : `${data.count} things`;
  return (
    <Section heading={data.title} hideHeading={block.hide_heading} layout="display" aside={count}>
      {products.length === 0 ? (
        <p>
          Nothing on this shelf is like that. <Link link="?">Show all of it</Link>
        </p>
      ) : null}
      <ProductList
        products={products}
        columns={columnCounts[block.columns || '3']}
        quickAdd={block.quick_add !== false}
        showVendor={block.show_vendor === true}
        still={data.still}
        before={(index) => {
          const tile = block.promo_tiles?.find(({ position }) => Number(position) === index);
          return tile ? <PromoTile tile={tile} /> : null;
        }}
      />
      {left > 0 && data.rest ? (
        <Link link={data.rest} className={styles.more}>
          See all {count}
        </Link>
      ) : null}
      <MoreLink link={left > 0 && !data.rest ? nextPageLink(query, gridList(block)) : null} className={styles.more}>
        Show {left} more
      </MoreLink>
    </Section>
  );
}

function PromoTile({ tile }: { tile: Blocks['promo_tile'] }) {
  return (
    <div className={styles.tile}>
      <Picture asset={tile.image} sizes="46vw" ratio={1} decorative />
      {tile.heading ? (
        <Heading className={styles.tileHeading}>
          <Link link={tile.link} className={styles.tileLink}>
            {tile.heading}
          </Link>
        </Heading>
      ) : null}
    </div>
  );
}
