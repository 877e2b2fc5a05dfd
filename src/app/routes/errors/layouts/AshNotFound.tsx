import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import corridor from '../../../drawings/corridor.svg?url';
import { PageDrawing } from '../../../layouts/PageDrawing.tsx';
import { NotFoundWords } from '../NotFoundWords.tsx';
import type { NotFoundData } from '../not-found-page-data.ts';
import styles from './AshNotFound.module.css';
import { NotFoundFrame } from './NotFoundFrame.tsx';
import { SuggestedLinks } from './SuggestedLinks.tsx';

/** The group's own: the corridor where no door has this number, and a board with a key for each hotel, one hook empty. */
export function AshNotFound({ page }: { page: NotFoundData }) {
  const [hotels, ...further] = page.suggestions;
  return (
    <NotFoundFrame page={page}>
      <div className={styles.page}>
        <div className={styles.head}>
          <NotFoundWords path={page.path} codeClass={styles.code} />
          <PageDrawing src={corridor} />
        </div>
        {hotels ? (
          <nav aria-label={hotels.title}>
            <h2 className={classNames('small-label', styles.label)}>That key is not on the board. These are.</h2>
            <ul role="list" className={styles.hooks}>
              {hotels.links.map(({ name, link, note }) => (
                <li key={name} className={styles.hook}>
                  <Link link={link} className={styles.tag}>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.note}>{note}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className={styles.further}>
          {further.map(({ title, links }) => (
            <SuggestedLinks key={title} title={title} links={links} />
          ))}
          <p className={styles.letter}>
            Or sit down by the desk and read <Link link="/newsletter">the newsletter</Link>.
          </p>
        </div>
      </div>
    </NotFoundFrame>
  );
}
