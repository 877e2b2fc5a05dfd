import { useSearchParams } from 'react-router';
import { BlockContext, useBlockSurroundings } from '#blocks/block-context.ts';
import { ProductList } from '#blocks/souvenirs-grid/ProductList.tsx';
import { productQuery, productQueryText } from '#blocks/souvenirs-grid/product-order.ts';
import { SouvenirsNav } from '#blocks/souvenirs-nav/SouvenirsNav.tsx';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Section } from '#ui/Section.tsx';
import { TitledPage } from '../../layouts/TitledPage.tsx';
import type { CollectionPage } from './load-collection.server.ts';
import { shelvesBlock } from './shelves-block.ts';

/** A collection: what it is, the other shelves, its products, and links to the pages before and after. */
export function CollectionView({ list: { collection, shelves } }: { list: CollectionPage }) {
  const [search] = useSearchParams();
  const surroundings = useBlockSurroundings();
  const { nodes, pageInfo } = collection.products;
  const asked = productQueryText(productQuery(search));
  const page = (cursor: string) => (asked ? `${asked}&${cursor}` : `?${cursor}`);
  return (
    <TitledPage
      title={collection.title}
      summary={collection.description}
      parent={{ label: 'Collections', href: '/collections' }}
    >
      <BlockContext value={{ ...surroundings, data: { [shelvesBlock._uid]: shelves } }}>
        <SouvenirsNav block={shelvesBlock} />
      </BlockContext>
      <Section layout="plain">
        {nodes.length > 0 ? (
          <ProductList products={nodes} columns={3} quickAdd />
        ) : (
          <p>
            {asked ? 'Nothing on this shelf is like that. ' : 'Nothing here at the moment.'}
            {asked ? <Link link="?">Show all of it</Link> : null}
          </p>
        )}
        {pageInfo.hasPreviousPage || pageInfo.hasNextPage ? (
          <ButtonRow>
            {pageInfo.hasPreviousPage ? (
              <ButtonLink variant="secondary" link={page(`before=${pageInfo.startCursor}`)}>
                Earlier
              </ButtonLink>
            ) : null}
            {pageInfo.hasNextPage ? (
              <ButtonLink variant="secondary" link={page(`after=${pageInfo.endCursor}`)}>
                More
              </ButtonLink>
            ) : null}
          </ButtonRow>
        ) : null}
      </Section>
    </TitledPage>
  );
}
