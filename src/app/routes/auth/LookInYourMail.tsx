import type { ReactNode } from 'react';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { FormAnswer } from '#ui/form/FormAnswer.tsx';
import { AuthPage } from './AuthPage.tsx';
import styles from './LookInYourMail.module.css';

type LookInYourMailProps = { title: string; sentTo: string; children: ReactNode };

/** What follows a form that was answered by mail. It is the same whether or not there is an account with the address. */
export function LookInYourMail({ title, sentTo, children }: LookInYourMailProps) {
  return (
    <AuthPage title={title}>
      <FormAnswer role="status" answer={sentTo} className={styles.words}>
        <p>
          We have written to <strong>{sentTo}</strong>. If nothing comes within a few minutes, look among the junk, or
          check the address for a slip.
        </p>
        <p>{children}</p>
      </FormAnswer>
      <ButtonRow>
        <ButtonLink link="/auth/login">Go to the login</ButtonLink>
        <ButtonLink link="/souvenirs" variant="text">
          Back to the shop
        </ButtonLink>
      </ButtonRow>
    </AuthPage>
  );
}
