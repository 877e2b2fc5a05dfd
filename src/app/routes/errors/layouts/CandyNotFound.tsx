import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { NotFoundWords } from '../NotFoundWords.tsx';
import type { NotFoundData } from '../not-found-page-data.ts';
import styles from './CandyNotFound.module.css';
import { NotFoundFrame } from './NotFoundFrame.tsx';

/** A cocktail bar's: dark and pink, under the mirror ball. */
export function CandyNotFound({ page: { path, house, doors } }: { page: NotFoundData }) {
  const lists = doors.flatMap((list) => list.doors);
  return (
    <NotFoundFrame layout="candy" className={styles.room}>
      <div className={styles.ball} />
      <div className={styles.page}>
        <NotFoundWords path={path} codeClass={styles.code} titleClass={styles.title}>
          <p className={styles.line}>Somebody drank it.</p>
        </NotFoundWords>
        {house ? (
          <nav className={styles.bar} aria-label={house.name}>
            <h2 className={styles.name}>
              <Link link={house.link}>{house.name}</Link>
            </h2>
            {house.door ? <p>{house.door}</p> : null}
            <ButtonRow className={styles.buttons}>
              {house.reserve ? (
                <ButtonLink link={house.reserve} variant="secondary">
                  Reserve
                </ButtonLink>
              ) : null}
              {lists.map(({ name, link }) => (
                <ButtonLink key={name} link={link} variant="secondary">
                  {name}
                </ButtonLink>
              ))}
            </ButtonRow>
          </nav>
        ) : null}
      </div>
    </NotFoundFrame>
  );
}
