import { useLocation, useRouteError } from 'react-router';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import styles from './ErrorPage.module.css';
import { failureDetail } from './failure-detail.ts';
import { PageTitle } from './PageTitle.tsx';

/**
 * Every failure that is not a 404, met while moving from page to page (docs/reference/routes.md#errors). In development
 * alone it shows the stack, as the error page of a document does.
 */
export function Unavailable() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  return (
    <div className={styles.page}>
      <PageTitle title="Internal Server Error" noindex />
      <h1 className={styles.title}>This page is temporarily unavailable.</h1>
      {import.meta.env.DEV ? <pre className={styles.detail}>{failureDetail(error)}</pre> : null}
      <ButtonRow>
        <ButtonLink link={pathname + search}>Try again</ButtonLink>
        <ButtonLink link="/" variant="secondary">
          Go back home
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}
