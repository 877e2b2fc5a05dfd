import { NotFoundWords } from '../NotFoundWords.tsx';
import type { NotFoundData } from '../not-found-page-data.ts';
import styles from './DiningNotFound.module.css';
import { NotFoundFrame } from './NotFoundFrame.tsx';
import { SuggestedLinks } from './SuggestedLinks.tsx';

/** The restaurants': a guest check torn from the pad, with every table of the group on it. */
export function DiningNotFound({ page }: { page: NotFoundData }) {
  return (
    <NotFoundFrame page={page}>
      <div className={styles.page}>
        <NotFoundWords path={page.path}>
          <p className={styles.line}>No table by that name. The kitchens on the check are ours.</p>
        </NotFoundWords>
        {page.suggestions.length > 0 ? (
          <div className={styles.check}>
            <p className={styles.number}>
              <span>Guest check</span>
              <span>No. 404</span>
            </p>
            {page.suggestions.map(({ title, links }) => (
              <SuggestedLinks key={title} title={title} links={links} />
            ))}
            <p className={styles.thanks}>Thank you. Pay at the till.</p>
          </div>
        ) : null}
      </div>
    </NotFoundFrame>
  );
}
