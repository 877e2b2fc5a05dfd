import { Link } from '#ui/Link.tsx';
import { phoneAddress } from '#ui/phone-address.ts';
import { NotFoundWords } from '../NotFoundWords.tsx';
import type { NotFoundData } from '../not-found-page-data.ts';
import styles from './DinerNotFound.module.css';
import { NotFoundFrame } from './NotFoundFrame.tsx';

/** A diner's: the letter board over the counter, between two courses of checks. */
export function DinerNotFound({ page }: { page: NotFoundData }) {
  const { brand } = page;
  return (
    <NotFoundFrame page={page}>
      <div className={styles.checks} />
      <div className={styles.page}>
        <NotFoundWords path={page.path}>
          <p className={styles.line}>That is not on the board. It may have been yesterday’s pie.</p>
        </NotFoundWords>
        {brand ? (
          <section className={styles.board} aria-labelledby="diner-board">
            <h2 id="diner-board" className={styles.name}>
              <Link link={brand.link}>{brand.name}</Link>
            </h2>
            <dl className={styles.lines}>
              {brand.today.length > 0 || brand.openingState ? (
                <div>
                  <dt>Today</dt>
                  <dd>
                    {brand.today.map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                    {brand.openingState ? <span className={styles.openingState}>{brand.openingState}</span> : null}
                  </dd>
                </div>
              ) : null}
              {brand.phone ? (
                <div>
                  <dt>Telephone</dt>
                  <dd>
                    <Link link={phoneAddress(brand.phone)}>{brand.phone}</Link>
                  </dd>
                </div>
              ) : null}
              {page.suggestions.map((list) => (
                <div key={list.title}>
                  <dt>{list.title}</dt>
                  <dd>
                    {list.links.map(({ name, link }) => (
                      <span key={name}>
                        <Link link={link}>{name}</Link>
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ) : null}
      </div>
      <div className={styles.checks} />
    </NotFoundFrame>
  );
}
