import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { Picture } from '#ui/Picture.tsx';
import { NotFoundWords } from '../NotFoundWords.tsx';
import type { NotFoundData } from '../not-found-page-data.ts';
import styles from './DeanNotFound.module.css';
import { NotFoundFrame } from './NotFoundFrame.tsx';

/** The former hotel's: the plate by the door, unscrewed, and where its house went. */
export function DeanNotFound({ page: { path, house } }: { page: NotFoundData }) {
  return (
    <NotFoundFrame layout="dean">
      <div className={styles.page}>
        <div className={styles.plate}>
          <NotFoundWords path={path} codeClass={styles.code} />
        </div>
        {house ? (
          <section className={styles.notice} aria-labelledby="dean-notice">
            <h2 id="dean-notice" className={styles.heading}>
              The Dean is called {house.name} now.
            </h2>
            <p>
              Same building, same street{house.place ? ` in ${house.place}` : ''}; another name on the door. What was
              here may be there.
            </p>
            <ButtonRow>
              <ButtonLink link={house.link} variant="secondary" icon="arrow">
                Go to {house.name}
              </ButtonLink>
            </ButtonRow>
            <Picture asset={house.picture} sizes="(min-width: 60rem) 32rem, 100vw" ratio={4 / 3} alt={house.name} />
          </section>
        ) : null}
      </div>
    </NotFoundFrame>
  );
}
