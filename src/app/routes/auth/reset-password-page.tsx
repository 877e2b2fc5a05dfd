import { data, type MetaFunction, redirect, useActionData, useLoaderData } from 'react-router';
import { z } from 'zod';
import { ButtonLink } from '#ui/Button.tsx';
import { addressContext, requestContext, siteContext } from '../../context.ts';
import { readForm } from '../../forms/read-form.server.ts';
import { readFormData } from '../../forms/read-form-data.server.ts';
import { readAgainUnlessReturned, sendForm } from '../../forms/send-form.ts';
import { autoLogin } from '../../session/auto-login.server.ts';
import { letIn } from '../../session/begin-session.server.ts';
import { accountPath } from '../../session/return-address.ts';
import type { Route } from './+types/reset-password-page';
import { AuthPage } from './AuthPage.tsx';
import { authMeta } from './auth-meta.ts';
import { LookInYourMail } from './LookInYourMail.tsx';
import { newPassword } from './passwords/password-rules.server.ts';
import { email } from './person-fields.server.ts';
import { NewPasswordForm, RecoverForm } from './ResetForms.tsx';
import { readMailedLink, recover, resetPassword } from './reset-password.server.ts';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const [site, { now }] = [context.get(siteContext), context.get(requestContext)];
  // Anyone with a mailed link may use it, logged in or not.
  const byLink = readMailedLink(url) !== null;
  if (!byLink && (await autoLogin(site, request.headers.get('Cookie'), now))) throw redirect(accountPath, 302);
  return { publicUrl: site.publicUrl, byLink };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const visitor = { address: context.get(addressContext) };
  const form = await readFormData(request);
  if (form.get('form') !== 'reset') {
    const read = readForm(form, z.object({ email }));
    if (!read.ok) return data({ state: read.state, sentTo: null }, 422);
    await recover(site, read.value.email, visitor);
    return data({ state: null, sentTo: read.value.email });
  }
  const read = readForm(form, z.object({ password: newPassword }));
  if (!read.ok) return data({ state: read.state, sentTo: null }, 422);
  const outcome = await resetPassword(site, readMailedLink(url), read.value.password, visitor);
  if (!outcome.ok) {
    const { password, message, spent } = outcome;
    const state = { values: {}, errors: password ? { password } : {}, ...(message ? { message } : {}) };
    return data({ state, sentTo: null, spent }, 422);
  }
  const headers = await letIn(site, requestInfo, outcome.token, request);
  return redirect(`${accountPath}?done=password`, { status: 303, headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export const shouldRevalidate = readAgainUnlessReturned;

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  authMeta('Reset your password', location.pathname, loaderData?.publicUrl);

export default function ResetPasswordPage() {
  const { byLink } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.sentTo) {
    return (
      <LookInYourMail title="Look in your mail" sentTo={answer.sentTo}>
        If there is an account with this address, the mail holds a link that works once, for an hour.
      </LookInYourMail>
    );
  }
  if (byLink) {
    return (
      <AuthPage title="Choose a new password">
        <NewPasswordForm state={answer?.state} />
        {answer && 'spent' in answer && answer.spent ? (
          <ButtonLink link="/auth/reset-password" variant="secondary">
            Ask for a new link
          </ButtonLink>
        ) : null}
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Reset your password"
      summary="Tell us your address, and we mail you a link to choose a new password with."
    >
      <RecoverForm state={answer?.state} />
    </AuthPage>
  );
}
