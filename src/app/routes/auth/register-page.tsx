import { data, type MetaFunction, redirect, useActionData, useLoaderData } from 'react-router';
import { addressContext, requestContext, siteContext } from '../../context.ts';
import { readForm } from '../../forms/read-form.server.ts';
import { readFormData } from '../../forms/read-form-data.server.ts';
import { readAgainUnlessReturned, sendForm } from '../../forms/send-form.ts';
import { autoLogin } from '../../session/auto-login.server.ts';
import { accountPath } from '../../session/return-address.ts';
import type { Route } from './+types/register-page';
import { AuthPage } from './AuthPage.tsx';
import { authMeta } from './auth-meta.ts';
import { LookInYourMail } from './LookInYourMail.tsx';
import { latestBirthDate } from './person-fields.server.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { register, registration } from './registration.server.ts';
import { sendRegistration, viewOf } from './send-registration.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const [site, { now }] = [context.get(siteContext), context.get(requestContext)];
  if (await autoLogin(site, request.headers.get('Cookie'), now)) throw redirect(accountPath, 302);
  return { publicUrl: site.publicUrl, latestBirthDate: latestBirthDate(now) };
}

/** The plain post; with JavaScript the page asks `/api/register` instead. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = readForm(await readFormData(request), registration);
  if (!form.ok) return data({ state: form.state, sentTo: null }, 422);
  const visitor = { address: context.get(addressContext), now: context.get(requestContext).now };
  const outcome = await register(context.get(siteContext), form.value, visitor);
  const errors = outcome.ok ? [] : outcome.errors;
  return data(viewOf(outcome.ok ? { email: form.value.email } : null, errors, form.values), outcome.status);
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  const answer = await sendForm(() => sendRegistration(form));
  return { sentTo: null, ...answer };
}

export const shouldRevalidate = readAgainUnlessReturned;

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  authMeta('Register', location.pathname, loaderData?.publicUrl);

export default function RegisterPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.sentTo) {
    return (
      <LookInYourMail title="Look in your mail" sentTo={answer.sentTo}>
        It holds a link that confirms the address is yours. Until then you can log in and buy; orders placed with this
        address before show once you have used the link.
      </LookInYourMail>
    );
  }
  return (
    <AuthPage
      title="Register"
      summary="One place for your addresses, your orders and where they are on their way to you."
      aside={
        <>
          <h2>What we keep</h2>
          <p>
            Your email address, your date of birth if you give it, and what you tell us later. You can take all of it
            with you, or have it deleted, at any time from your account.
          </p>
        </>
      }
    >
      <RegisterForm state={answer?.state} latestBirthDate={loaded.latestBirthDate} />
    </AuthPage>
  );
}
