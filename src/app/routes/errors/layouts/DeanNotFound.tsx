import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { Picture } from '#ui/Picture.tsx';
import { NotFoundWords } from '../NotFoundWords.tsx';
import type { NotFoundData } from '../not-found-page-data.ts';
import styles from './DeanNotFound.module.css';
import { NotFoundFrame } from './NotFoundFrame.tsx';

/** Of a hotel's former name: its name plate, unscrewed, and where the hotel went. */
export function DeanNotFound({ page }: { page: NotFoundData }) {
  const { brand } = page;
  return (
    <NotFoundFrame page={page}>
      <div className={styles.page}>
        <div className={styles.plate}>
          <NotFoundWords path={page.path} codeClass={styles.code} />
        </div>
        {brand ? (
          <section className={styles.notice} aria-labelledby="dean-notice">
            <h2 id="dean-notice" className={styles.heading}>
              {brand.formerName} is called {brand.name} now.
            </h2>
            <p>
              Same building, same street{brand.place ? ` in ${brand.place}` : ''}; another name on the door. What was
              here may be there.
            </p>
            <ButtonRow>
              <ButtonLink link={brand.link} variant="secondary" icon="arrow">
                Go to {brand.name}
              </ButtonLink>
            </ButtonRow>
            <Picture asset={brand.picture} sizes="(min-width: 60rem) 32rem, 100vw" ratio={4 / 3} alt={brand.name} />
          </section>
        ) : null}
      </div>
    </NotFoundFrame>
  );
}
