import { Picture } from '#ui/Picture.tsx';
import { NotFoundWords } from '../NotFoundWords.tsx';
import type { NotFoundData } from '../not-found-page-data.ts';
import { NotFoundFrame } from './NotFoundFrame.tsx';
import styles from './SirenNotFound.module.css';
import { SuggestedLinks } from './SuggestedLinks.tsx';

/** The rope company's tower: an arch of its arcade, the directory of its floors, and its rope around the page. */
export function SirenNotFound({ page: { path, house, doors } }: { page: NotFoundData }) {
  return (
    <NotFoundFrame layout="siren">
      <div className={styles.rope} />
      <div className={styles.page}>
        <NotFoundWords path={path} codeClass={styles.code}>
          <p className={styles.line}>The lift does not stop at this floor.</p>
        </NotFoundWords>
        {house ? (
          <Picture
            asset={house.picture}
            sizes="(min-width: 60rem) 26rem, 90vw"
            ratio={3 / 4}
            alt={house.name}
            className={styles.arch}
          />
        ) : null}
      </div>
      {doors.length > 0 ? (
        <div className={styles.directory}>
          {doors.map(({ title, doors: list }) => (
            <SuggestedLinks key={title} title={title} doors={list} />
          ))}
        </div>
      ) : null}
      <div className={styles.rope} />
    </NotFoundFrame>
  );
}
