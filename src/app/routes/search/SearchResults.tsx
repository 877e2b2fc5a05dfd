import { productFiltersId } from '#blocks/products/product-sort-order.ts';
import { useAnnouncedChange } from '#ui/announcer.tsx';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { FoundPages, FoundThings } from './FoundParts.tsx';
import { leadsWithThings } from './leads-with-things.ts';
import type { FoundEverything } from './load-search.server.ts';
import { MarkedText } from './MarkedText.tsx';
import { SearchKinds } from './SearchKinds.tsx';
import styles from './SearchResults.module.css';
import { UsualQuestions } from './UsualQuestions.tsx';

/** Everything a search found, by kind; or what to do when it found nothing. */
export function SearchResults({ found }: { found: FoundEverything }) {
  const { query, things, pages, collections, corrected, marked, under } = found;
  const totals = { things: things?.total ?? 0, pages: pages?.total ?? 0 };
  const all = totals.things + totals.pages;
  const announcement = `${all === 1 ? '1 result' : `${all} results`} for “${query.text}”`;
  useAnnouncedChange(announcement);
  if (all === 0 && collections.length === 0) return <Nothing found={found} />;
  const searched = marked.join(' ');
  const foundPages =
    pages && query.kind !== 'things' ? (
      <FoundPages key="pages" found={pages} query={query} searched={searched} corrected={corrected} />
    ) : null;
  const foundThings =
    things && query.kind !== 'pages' ? (
      <FoundThings key="things" found={things} query={query} searched={searched} />
    ) : null;
  return (
    <>
      <div className={styles.bar}>
        <SearchKinds text={query.text} kind={query.kind} totals={totals} />
        <p className={styles.count}>{announcement}</p>
      </div>
      <Unanswered found={found} />
      {under ? (
        <p className={styles.collections}>
          <Link link={`/souvenirs?under=${under}#${productFiltersId}`}>All souvenirs up to {under} dollars</Link>
        </p>
      ) : null}
      {collections.length > 0 && query.kind !== 'pages' ? (
        <p className={styles.collections}>
          {collections.length === 1 ? 'Collection: ' : 'Collections: '}
          {collections.map(({ handle, title }, index) => (
            <span key={handle}>
              {index > 0 ? ', ' : null}
              <Link link={`/collections/${handle}`}>
                <MarkedText text={title} searched={searched} />
              </Link>
            </span>
          ))}
        </p>
      ) : null}
      <div className={styles.parts}>
        {leadsWithThings(query.text, things?.items[0], pages?.items[0])
          ? [foundThings, foundPages]
          : [foundPages, foundThings]}
      </div>
    </>
  );
}

function Unanswered({ found: { things, pages } }: { found: FoundEverything }) {
  if (things && pages) return null;
  return (
    <p role="status">
      {things ? 'Our pages could not be searched just now.' : 'The shop could not be searched just now.'} Please try
      again in a moment.
    </p>
  );
}

function Nothing({ found }: { found: FoundEverything }) {
  return (
    <>
      <div className={styles.nothing}>
        <Heading className={styles.heading}>Nothing here answers to “{found.query.text}”</Heading>
        <Unanswered found={found} />
        <HeadingLevel>
          <p>Fewer words find more, and so does the beginning of one. Or start from one of these:</p>
          <ul>
            <li>
              <Link link="/souvenirs">The souvenirs</Link>
            </li>
            <li>
              <Link link="/ash-city-guides">Our cities, on foot</Link>
            </li>
            <li>
              <Link link="/contact">Someone to ask</Link>
            </li>
          </ul>
        </HeadingLevel>
      </div>
      <UsualQuestions />
    </>
  );
}
