import { NotFoundWords } from '../NotFoundWords.tsx';
import type { NotFoundData } from '../not-found-page-data.ts';
import styles from './GoldNotFound.module.css';
import { NotFoundFrame } from './NotFoundFrame.tsx';
import { SuggestedLinks } from './SuggestedLinks.tsx';

/** A dining room's: its gilded ceiling, one square of it missing, and two columns under it. */
export function GoldNotFound({ page }: { page: NotFoundData }) {
  const { brand } = page;
  return (
    <NotFoundFrame page={page}>
      <div className={styles.ceiling} />
      <div className={styles.page}>
        <NotFoundWords path={page.path} codeClass={styles.code}>
          <p className={styles.line}>One square of the leaf is missing, and it seems to be this one.</p>
        </NotFoundWords>
        <div className={styles.columns}>
          {page.suggestions.map(({ title, links }) => (
            <SuggestedLinks key={title} title={title} links={links} />
          ))}
          {brand?.openingState ? <p>{brand.openingState}</p> : null}
        </div>
      </div>
    </NotFoundFrame>
  );
}
