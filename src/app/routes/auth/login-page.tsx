import { data, type HeadersFunction, type MetaFunction, redirect, useActionData, useLoaderData } from 'react-router';
import { z } from 'zod';
import { maxEmailLength, maxEnteredPasswordLength } from '#protocol/input-limits.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { addressContext, requestContext, siteContext } from '../../context.ts';
import { readForm } from '../../forms/read-form.server.ts';
import { readFormData } from '../../forms/read-form-data.server.ts';
import { readAgainUnlessReturned, sendForm } from '../../forms/send-form.ts';
import { autoLogin } from '../../session/auto-login.server.ts';
import { letIn } from '../../session/begin-session.server.ts';
import type { Route } from './+types/login-page';
import { AuthPage } from './AuthPage.tsx';
import { addressAfterLogin } from './address-after-login.server.ts';
import { authMeta } from './auth-meta.ts';
import { LoginForm } from './LoginForm.tsx';
import { logIn } from './log-in.server.ts';
import { failedLogin } from './login-errors.ts';

const credentials = z.object({
  email: z.string({ error: 'Enter your email address.' }).trim().max(maxEmailLength, 'This email address is too long.'),
  password: z.string({ error: 'Enter your password.' }).max(maxEnteredPasswordLength, 'This password is too long.'),
});

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const [site, { now }] = [context.get(siteContext), context.get(requestContext)];
  const customer = await autoLogin(site, request.headers.get('Cookie'), now);
  const secret = url.searchParams.get('confirm');
  if (customer) {
    const wish = url.searchParams.get('return');
    throw redirect(await addressAfterLogin(site, customer.accessToken, secret, wish), 302);
  }
  return { publicUrl: site.publicUrl, confirming: secret !== null };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const form = readForm(await readFormData(request), credentials);
  if (!form.ok) return data({ state: form.state }, 422);
  const outcome = await logIn(site, form.value, { address: context.get(addressContext) });
  if (!outcome.ok) {
    const { entries, status, waitSeconds } = outcome;
    const headers = waitSeconds === undefined ? {} : { 'Retry-After': String(waitSeconds) };
    const message = entries[0]?.modifiedError ?? '';
    return data({ state: { values: form.values, errors: {}, message }, entries }, { status, headers });
  }
  const { token } = outcome;
  const headers = await letIn(site, requestInfo, token, request);
  const { searchParams } = url;
  const [secret, wish] = [searchParams.get('confirm'), searchParams.get('return')];
  const address = await addressAfterLogin(site, token.accessToken, secret, wish);
  return redirect(address, { status: 303, headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, failedLogin(null)[0]?.modifiedError);
}

/** Says when the next try counts, after too many. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const shouldRevalidate = readAgainUnlessReturned;

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  authMeta('Log in', location.pathname, loaderData?.publicUrl);

export default function LoginPage() {
  const { confirming } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AuthPage
      title="Log in"
      {...(confirming ? { summary: 'Log in to confirm that the address is yours.' } : {})}
      aside={
        <>
          <h2>New here?</h2>
          <p>
            An account keeps your addresses and shows where each order is. Buying needs none:{' '}
            <Link link="/orders">find an order</Link> by its number and your email.
          </p>
          <ButtonLink link="/auth/register" variant="secondary">
            Register
          </ButtonLink>
        </>
      }
    >
      <LoginForm state={answer?.state} />
    </AuthPage>
  );
}
