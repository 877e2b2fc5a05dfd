import { Picture } from '#ui/Picture.tsx';
import { NotFoundWords } from '../NotFoundWords.tsx';
import type { NotFoundData } from '../not-found-page-data.ts';
import { NotFoundFrame } from './NotFoundFrame.tsx';
import styles from './SirenNotFound.module.css';
import { SuggestedLinks } from './SuggestedLinks.tsx';

/** The rope company's tower: an arch of its arcade, the directory of its floors, and its rope around the page. */
export function SirenNotFound({ page }: { page: NotFoundData }) {
  const { brand } = page;
  return (
    <NotFoundFrame page={page}>
      <div className={styles.rope} />
      <div className={styles.page}>
        <NotFoundWords path={page.path} codeClass={styles.code}>
          <p className={styles.line}>The elevator does not stop at this floor.</p>
        </NotFoundWords>
        {brand ? (
          <Picture
            asset={brand.picture}
            sizes="(min-width: 60rem) 26rem, 90vw"
            ratio={3 / 4}
            alt={brand.name}
            className={styles.arch}
          />
        ) : null}
      </div>
      {page.suggestions.length > 0 ? (
        <div className={styles.directory}>
          {page.suggestions.map(({ title, links }) => (
            <SuggestedLinks key={title} title={title} links={links} />
          ))}
        </div>
      ) : null}
      <div className={styles.rope} />
    </NotFoundFrame>
  );
}
