import { NotFoundWords } from '../NotFoundWords.tsx';
import type { NotFoundData } from '../not-found-page-data.ts';
import styles from './GoldNotFound.module.css';
import { NotFoundFrame } from './NotFoundFrame.tsx';
import { SuggestedLinks } from './SuggestedLinks.tsx';

/** A dining room's: its gilded ceiling, one square of it missing, and two columns under it. */
export function GoldNotFound({ page: { path, house, doors } }: { page: NotFoundData }) {
  return (
    <NotFoundFrame layout="gold">
      <div className={styles.ceiling} />
      <div className={styles.page}>
        <NotFoundWords path={path} codeClass={styles.code}>
          <p className={styles.line}>One square of the leaf is missing, and it seems to be this one.</p>
        </NotFoundWords>
        <div className={styles.columns}>
          {doors.map(({ title, doors: list }) => (
            <SuggestedLinks key={title} title={title} doors={list} />
          ))}
          {house?.door ? <p>{house.door}</p> : null}
        </div>
      </div>
    </NotFoundFrame>
  );
}
