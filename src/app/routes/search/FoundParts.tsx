import { type ReactNode, useId } from 'react';
import { soldOutLabel } from '#blocks/cart/cart-contract.ts';
import type { FoundProduct } from '#clients/commerce/commerce-client.ts';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Price } from '#ui/Price.tsx';
import type { FoundStory } from './find-stories.server.ts';
import type { Found } from './load-search.server.ts';
import { type Result, ResultList } from './ResultList.tsx';
import styles from './SearchResults.module.css';
import { type SearchQuery, searchAddress } from './search-query.ts';

type PartProps<Item> = { found: Found<Item>; query: SearchQuery; searched: string };

/** The pages of the site that were found. */
export function FoundPages({
  found,
  query,
  searched,
  corrected,
}: PartProps<FoundStory> & { corrected: string[] | null }) {
  if (found.total === 0) return null;
  const page = (place: string | null) => place && searchAddress(query.text, { kind: 'pages', page: place });
  return (
    <Part
      heading="Pages"
      more={query.kind === 'all' && found.total > found.items.length ? `All ${found.total} pages` : null}
      address={searchAddress(query.text, { kind: 'pages' })}
      links={query.kind === 'pages' ? [page(found.earlier), page(found.later)] : [null, null]}
    >
      {corrected ? <p className={styles.note}>Found with “{corrected.join(' ')}”.</p> : null}
      <ResultList results={found.items} searched={searched} />
    </Part>
  );
}

/** The souvenirs that were found. */
export function FoundThings({ found, query, searched }: PartProps<FoundProduct>) {
  if (found.total === 0) return null;
  const { earlier, later } = found;
  return (
    <Part
      heading="Souvenirs"
      more={query.kind === 'all' && found.total > found.items.length ? `All ${found.total} souvenirs` : null}
      address={searchAddress(query.text, { kind: 'things' })}
      links={
        query.kind === 'things'
          ? [
              earlier && searchAddress(query.text, { kind: 'things', before: earlier }),
              later && searchAddress(query.text, { kind: 'things', after: later }),
            ]
          : [null, null]
      }
    >
      <ResultList results={found.items.map(thingResult)} searched={searched} />
    </Part>
  );
}

function thingResult(product: FoundProduct): Result {
  const { minVariantPrice: from, maxVariantPrice: to } = product.priceRange;
  const { featuredImage } = product;
  return {
    path: `/souvenirs/product/${product.handle}`,
    title: product.title,
    text: product.description,
    kind: product.productType || 'Souvenir',
    image: featuredImage ? { filename: featuredImage.url, alt: featuredImage.altText ?? '' } : null,
    fact: product.availableForSale ? (
      <>
        {from.amount === to.amount ? null : 'From '}
        <Price money={from} />
      </>
    ) : (
      soldOutLabel
    ),
  };
}

type PartFrameProps = {
  heading: string;
  /** The label of the link to all of this kind. */
  more: string | null;
  address: string;
  links: [earlier: string | null, later: string | null];
  children: ReactNode;
};

function Part({ heading, more, address, links: [earlier, later], children }: PartFrameProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Heading id={id} className={styles.heading}>
        {heading}
      </Heading>
      <HeadingLevel>{children}</HeadingLevel>
      {more || earlier || later ? (
        <ButtonRow className={styles.more}>
          {more ? (
            <ButtonLink variant="secondary" link={address}>
              {more}
            </ButtonLink>
          ) : null}
          {earlier ? (
            <ButtonLink variant="secondary" link={earlier}>
              Earlier
            </ButtonLink>
          ) : null}
          {later ? (
            <ButtonLink variant="secondary" link={later}>
              More
            </ButtonLink>
          ) : null}
        </ButtonRow>
      ) : null}
    </section>
  );
}
