import { NotFoundWords } from '../NotFoundWords.tsx';
import type { NotFoundData } from '../not-found-page-data.ts';
import { NotFoundFrame } from './NotFoundFrame.tsx';
import { SuggestedLinks } from './SuggestedLinks.tsx';
import styles from './UlyssesNotFound.module.css';

/** Of the hotel with the drapes: the page between two heavy curtains. */
export function UlyssesNotFound({ page }: { page: NotFoundData }) {
  return (
    <NotFoundFrame page={page}>
      <div className={styles.stage}>
        <div className={styles.drape} />
        <div className={styles.words}>
          <NotFoundWords path={page.path} codeClass={styles.code}>
            <p className={styles.line}>Behind this curtain: a wall. Ten years at sea and still the wrong door.</p>
          </NotFoundWords>
        </div>
        <div className={styles.drape} />
      </div>
      {page.suggestions.length > 0 ? (
        <div className={styles.columns}>
          {page.suggestions.map(({ title, links }) => (
            <SuggestedLinks key={title} title={title} links={links} />
          ))}
        </div>
      ) : null}
    </NotFoundFrame>
  );
}
