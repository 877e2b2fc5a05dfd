import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import styles from './ErrorPage.module.css';
import { PageTitle } from './PageTitle.tsx';

/** Every failure that is not a 404, met while moving from page to page (docs/reference/routes.md#errors). */
export function Unavailable() {
  return (
    <div className={styles.page}>
      <PageTitle title="Internal Server Error" noindex />
      <h1 className={styles.title}>This page is temporarily unavailable.</h1>
      <ButtonRow>
        <ButtonLink link="/">Go back home</ButtonLink>
      </ButtonRow>
    </div>
  );
}
