import { useSearchParams } from 'react-router';
import { BlockContext, useBlockSurroundings } from '#blocks/contract/block-context.ts';
import { MoreLink } from '#blocks/lists/MoreLink.tsx';
import { ProductList } from '#blocks/products/ProductList.tsx';
import { productQuery, productQueryText } from '#blocks/products/product-sort-order.ts';
import { SouvenirsNav } from '#blocks/sections/souvenirs-nav/SouvenirsNav.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Section } from '#ui/Section.tsx';
import { TitledPage } from '../../layouts/TitledPage.tsx';
import styles from './CollectionView.module.css';
import { collectionsNavBlock } from './collections-nav-block.ts';
import type { CollectionPage } from './load-collection.server.ts';
import { useShownPages } from './shown-pages.ts';

/** A collection: what it is, the other collections, its products, and the ways to those before and after. */
export function CollectionView({ list: { collection, nav } }: { list: CollectionPage }) {
  const [search] = useSearchParams();
  const surroundings = useBlockSurroundings();
  const { shown, storeShown } = useShownPages(collection.products);
  const { nodes, pageInfo } = shown;
  const asked = productQueryText(productQuery(search));
  const page = (cursor: string) => (asked ? `${asked}&${cursor}` : `?${cursor}`);
  return (
    <TitledPage
      title={collection.title}
      summary={collection.description}
      parent={{ label: 'Collections', href: '/collections' }}
    >
      <BlockContext value={{ ...surroundings, data: { [collectionsNavBlock._uid]: nav } }}>
        <SouvenirsNav block={collectionsNavBlock} />
      </BlockContext>
      <Section layout="plain">
        {pageInfo.hasPreviousPage ? (
          <ButtonLink variant="secondary" className={styles.earlier} link={page(`before=${pageInfo.startCursor}`)}>
            Earlier
          </ButtonLink>
        ) : null}
        {nodes.length > 0 ? (
          <ProductList products={nodes} columns={3} quickAdd />
        ) : (
          <p>
            {asked ? 'Nothing on this shelf is like that. ' : 'Nothing here at the moment.'}
            {asked ? <Link link="?">Show all of it</Link> : null}
          </p>
        )}
        <MoreLink
          link={pageInfo.hasNextPage ? page(`after=${pageInfo.endCursor}`) : null}
          onMore={storeShown}
          className={styles.more}
        >
          Show more
        </MoreLink>
      </Section>
    </TitledPage>
  );
}
