import type { ReactNode } from 'react';
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import page from './page.module.css';

type PageFormProps = {
  /** Names the form, unlike any other on its page; begins the ids of its fields. */
  name: string;
  action: string;
  state: FormState;
  /** Between what is wrong and the form. */
  intro?: ReactNode;
  children: ReactNode;
};

/** A plain form that the server checks, what is wrong with it before its fields. */
export function PageForm({ name, action, state, intro, children }: PageFormProps) {
  const count = Object.keys(state.errors).length;
  const message = count === 1 ? 'One thing needs another look' : `${count} things need another look`;
  return (
    <>
      {count > 0 ? <ErrorSummary form={name} state={{ ...state, message }} hasHeading /> : null}
      {intro}
      <form method="post" action={action} noValidate className={page.stack}>
        {children}
      </form>
    </>
  );
}
