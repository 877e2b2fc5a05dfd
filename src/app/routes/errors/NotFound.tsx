import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './ErrorPage.module.css';
import { PageTitle } from './PageTitle.tsx';

const ways = [
  { label: 'The Siren, Detroit', href: '/hotels/the-siren' },
  { label: 'Peter & Paul, New Orleans', href: '/hotels/peter-and-paul' },
  { label: 'Ulysses, Baltimore', href: '/hotels/ulysses' },
  { label: 'Shenandoah Mansions, Roanoke', href: '/hotels/shenandoah-mansions' },
  { label: 'Neptune, Providence', href: '/hotels/neptune' },
  { label: 'City guides', href: '/ash-city-guides' },
  { label: 'Newsletter', href: '/newsletter' },
];

/** The 404 page (spec §2 'Error pages'; blocks.md §5). The path stands as it was asked for, without its query. */
export function NotFound() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const path = isRouteErrorResponse(error) && typeof error.data?.path === 'string' ? error.data.path : pathname;
  return (
    <div className={styles.page}>
      <PageTitle title={`Page not found: ${path}`} noindex />
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>
        <span className="visually-hidden">404. </span>
        Sorry, the page you are looking for could not be found.
      </h1>
      <p className={styles.path}>Page not found: {path}</p>
      <ButtonRow>
        <ButtonLink link="/">Go back home</ButtonLink>
      </ButtonRow>
      <nav aria-label="Elsewhere" className={styles.elsewhere}>
        <h2 className={styles.label}>Or try one of these doors</h2>
        <ul role="list">
          {ways.map((way) => (
            <li key={way.href}>
              <Link link={way.href}>{way.label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
