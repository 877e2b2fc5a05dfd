import { NotFoundWords } from '../NotFoundWords.tsx';
import type { NotFoundData } from '../not-found-page-data.ts';
import { NotFoundFrame } from './NotFoundFrame.tsx';
import { SuggestedLinks } from './SuggestedLinks.tsx';
import styles from './UlyssesNotFound.module.css';

/** The apartment house's: the page behind its own heavy drapes, drawn halfway. */
export function UlyssesNotFound({ page: { path, doors } }: { page: NotFoundData }) {
  return (
    <NotFoundFrame layout="ulysses">
      <div className={styles.stage}>
        <div className={styles.drape} />
        <div className={styles.words}>
          <NotFoundWords path={path} codeClass={styles.code}>
            <p className={styles.line}>Behind this curtain: a wall. Ten years at sea and still the wrong door.</p>
          </NotFoundWords>
        </div>
        <div className={styles.drape} />
      </div>
      {doors.length > 0 ? (
        <div className={styles.columns}>
          {doors.map(({ title, doors: list }) => (
            <SuggestedLinks key={title} title={title} doors={list} />
          ))}
        </div>
      ) : null}
    </NotFoundFrame>
  );
}
