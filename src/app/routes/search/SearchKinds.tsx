import { Link } from '#ui/Link.tsx';
import styles from './SearchKinds.module.css';
import { type SearchKind, searchAddress, searchKinds } from './search-query.ts';

type SearchKindsProps = { text: string; kind: SearchKind; totals: { things: number; pages: number } };

const names: Record<SearchKind, string> = { all: 'Everything', pages: 'Pages', things: 'Souvenirs' };

/** Which kind of results is shown, as links: with how many there are of each. */
export function SearchKinds({ text, kind, totals }: SearchKindsProps) {
  const counts: Record<SearchKind, number> = { all: totals.things + totals.pages, ...totals };
  return (
    <nav aria-label="Kinds of results">
      <ul className={styles.kinds} role="list">
        {searchKinds.map((one) => (
          <li key={one}>
            <Link link={searchAddress(text, { kind: one })} current={one === kind} className={styles.kind}>
              {names[one]} <span className={styles.count}>{counts[one]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
