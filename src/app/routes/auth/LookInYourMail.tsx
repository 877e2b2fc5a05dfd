import { type ReactNode, useRef } from 'react';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { useAnswerFocus } from '#ui/form/use-answer-focus.ts';
import { AuthPage } from './AuthPage.tsx';

type LookInYourMailProps = { title: string; sentTo: string; children: ReactNode };

/** What follows a form that was answered by mail. It is the same whether or not there is an account with the address. */
export function LookInYourMail({ title, sentTo, children }: LookInYourMailProps) {
  const words = useRef<HTMLDivElement>(null);
  useAnswerFocus(words, sentTo);
  return (
    <AuthPage title={title}>
      {/* biome-ignore lint/a11y/noAutofocus: it answers the form that was just sent */}
      <div ref={words} role="status" tabIndex={-1} autoFocus>
        <p>
          We have written to <strong>{sentTo}</strong>. If nothing comes within a few minutes, look among the junk, or
          check the address for a slip.
        </p>
        <p>{children}</p>
      </div>
      <ButtonRow>
        <ButtonLink link="/auth/login">Go to the login</ButtonLink>
        <ButtonLink link="/souvenirs" variant="text">
          Back to the shop
        </ButtonLink>
      </ButtonRow>
    </AuthPage>
  );
}
