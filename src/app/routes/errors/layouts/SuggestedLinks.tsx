import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import type { SuggestedLink } from '../not-found-page-data.ts';
import styles from './SuggestedLinks.module.css';

type SuggestedLinksProps = { title: string; links: readonly SuggestedLink[] };

/** Where else to go: a labelled list of links, each with a few words; what is open now says so. */
export function SuggestedLinks({ title, links }: SuggestedLinksProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={classNames('small-label', styles.label)}>
        {title}
      </h2>
      <ul role="list">
        {links.map(({ name, link, note, open }) => (
          <li key={name} className={styles.row}>
            <Link link={link} className={styles.name}>
              {name}
            </Link>
            {note || open ? (
              <span className={styles.note}>
                {open ? <span className={styles.open}>Open now</span> : null}
                {note}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
