import { ProductList } from '#blocks/souvenirs-grid/ProductList.tsx';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { TitledPage } from '../../layouts/TitledPage.tsx';
import type { CollectionPage } from './load-collection.server.ts';

/** A collection: what it is, its products, and links to the pages before and after. */
export function CollectionView({ list: { collection } }: { list: CollectionPage }) {
  const { nodes, pageInfo } = collection.products;
  return (
    <TitledPage
      title={collection.title}
      summary={collection.description}
      parent={{ label: 'Collections', href: '/collections' }}
    >
      <Section>
        {nodes.length > 0 ? <ProductList products={nodes} columns={3} /> : <p>Nothing here at the moment.</p>}
        {pageInfo.hasPreviousPage || pageInfo.hasNextPage ? (
          <ButtonRow>
            {pageInfo.hasPreviousPage ? (
              <ButtonLink variant="secondary" link={`?before=${pageInfo.startCursor}`}>
                Earlier
              </ButtonLink>
            ) : null}
            {pageInfo.hasNextPage ? (
              <ButtonLink variant="secondary" link={`?after=${pageInfo.endCursor}`}>
                More
              </ButtonLink>
            ) : null}
          </ButtonRow>
        ) : null}
      </Section>
    </TitledPage>
  );
}
