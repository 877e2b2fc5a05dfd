import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { NotFoundWords } from '../NotFoundWords.tsx';
import type { NotFoundData } from '../not-found-page-data.ts';
import styles from './CandyNotFound.module.css';
import { NotFoundFrame } from './NotFoundFrame.tsx';

/** A cocktail bar's: dark and pink, under the mirror ball. */
export function CandyNotFound({ page }: { page: NotFoundData }) {
  const { brand } = page;
  const lists = page.suggestions.flatMap((list) => list.links);
  return (
    <NotFoundFrame page={page} className={styles.room}>
      <div className={styles.ball} />
      <div className={styles.page}>
        <NotFoundWords path={page.path} codeClass={styles.code} titleClass={styles.title}>
          <p className={styles.line}>Somebody drank it.</p>
        </NotFoundWords>
        {brand ? (
          <nav className={styles.bar} aria-label={brand.name}>
            <h2 className={styles.name}>
              <Link link={brand.link}>{brand.name}</Link>
            </h2>
            {brand.openingState ? <p>{brand.openingState}</p> : null}
            <ButtonRow className={styles.buttons}>
              {brand.reserve ? (
                <ButtonLink link={brand.reserve} variant="secondary">
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
