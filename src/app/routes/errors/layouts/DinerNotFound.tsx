import { phoneLink } from '#blocks/sections/eat-drink-section/venue-controls.ts';
import { Link } from '#ui/Link.tsx';
import { NotFoundWords } from '../NotFoundWords.tsx';
import type { NotFoundData } from '../not-found-page-data.ts';
import styles from './DinerNotFound.module.css';
import { NotFoundFrame } from './NotFoundFrame.tsx';

/** A diner's: the letter board over the counter, between two courses of checks. */
export function DinerNotFound({ page: { path, house, doors } }: { page: NotFoundData }) {
  return (
    <NotFoundFrame layout="diner">
      <div className={styles.checks} />
      <div className={styles.page}>
        <NotFoundWords path={path}>
          <p className={styles.line}>That is not on the board. It may have been yesterday’s pie.</p>
        </NotFoundWords>
        {house ? (
          <section className={styles.board} aria-labelledby="diner-board">
            <h2 id="diner-board" className={styles.name}>
              <Link link={house.link}>{house.name}</Link>
            </h2>
            <dl className={styles.lines}>
              {house.today.length > 0 || house.door ? (
                <div>
                  <dt>Today</dt>
                  <dd>
                    {house.today.map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                    {house.door ? <span className={styles.door}>{house.door}</span> : null}
                  </dd>
                </div>
              ) : null}
              {house.phone ? (
                <div>
                  <dt>Telephone</dt>
                  <dd>
                    <Link link={phoneLink(house.phone)}>{house.phone}</Link>
                  </dd>
                </div>
              ) : null}
              {doors.map((list) => (
                <div key={list.title}>
                  <dt>{list.title}</dt>
                  <dd>
                    {list.doors.map(({ name, link }) => (
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
