import { data, type MetaFunction, redirect, useActionData, useLoaderData } from 'react-router';
import { addressContext, requestContext, siteContext } from '../../context.ts';
import { readFormData } from '../../forms/read-form-data.server.ts';
import { readAgainUnlessReturned, sendForm } from '../../forms/send-form.ts';
import { beginSession } from '../../session/begin-session.server.ts';
import { accountPath, loginAddress } from '../../session/return-address.ts';
import { customerContext } from '../../session/session-context.server.ts';
import { authMeta } from '../auth/auth-meta.ts';
import type { Route } from './+types/account-page';
import { AccountPage } from './AccountPage.tsx';
import { Details, Letters, Password } from './AccountSections.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { changeDetails, changeErasure, changeLetters, changePassword, confirmAgain } from './change-account.server.ts';
import { Done } from './Done.tsx';
import { isConfirmed } from './is-confirmed.server.ts';
import { Overview } from './Overview.tsx';
import { YourData } from './YourData.tsx';

const doneWords: Record<string, string> = {
  details: 'Your details are saved.',
  letters: 'Your choice is saved.',
  password: 'Your new password holds. You are logged out everywhere else.',
  erasure: 'Your account will be deleted. Until then you can take it back here.',
  'erasure-cancelled': 'Your account stays.',
  confirmed: 'Your address is confirmed. Orders that were placed with it are here now, too.',
  unconfirmed: 'That link was used before, its time has passed, or it is for another account. Yours is as it was.',
  mailed: 'If your address still has to be confirmed, a new link is in the mail. Only the newest one works.',
};

const changes: Record<string, typeof changeDetails> = {
  details: changeDetails,
  letters: changeLetters,
  password: changePassword,
  erase: changeErasure,
  keep: changeErasure,
  confirm: confirmAgain,
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { accessToken, customerId } = context.get(customerContext);
  const [customer, erasure, confirmed] = await Promise.all([
    site.accounts.overview(accessToken),
    site.customerFacts?.erasureDue(customerId) ?? null,
    isConfirmed(site, accessToken),
  ]);
  if (!customer) throw redirect(loginAddress(url), 302);
  return {
    customer,
    erasure,
    confirmed,
    erasureDays: site.customerFacts?.erasureDays ?? null,
    done: doneWords[url.searchParams.get('done') ?? ''],
    publicUrl: site.publicUrl,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const customer = context.get(customerContext);
  const form = await readFormData(request);
  const change = changes[String(form.get('intent') ?? '')];
  const known = await site.accounts.overview(customer.accessToken);
  if (!known) throw redirect(loginAddress(url), 302);
  if (!change) return redirect(accountPath, 303);
  const visitor = { address: context.get(addressContext), now: context.get(requestContext).now };
  const result = await change({ site, customer, email: known.email ?? '', form, visitor });
  if ('state' in result) return data(result, 422);
  const headers = new Headers();
  if (result.token) beginSession(headers, result.token, site);
  return redirect(`${accountPath}?done=${result.done}`, { status: 303, headers });
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const form = String((await request.clone().formData()).get('form') ?? '');
  const answer = await sendForm(serverAction);
  return { form, ...answer };
}

export const shouldRevalidate = readAgainUnlessReturned;

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  authMeta('Your account', location.pathname, loaderData?.publicUrl);

export default function AccountOverviewPage() {
  const { customer, erasure, confirmed, erasureDays, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const stateOf = (form: string) => (answer?.form === form ? answer.state : null);
  return (
    <AccountPage
      title={customer.firstName ? `Hello, ${customer.firstName}` : 'Your account'}
      summary={customer.email}
      current="Overview"
    >
      <Done words={answer ? undefined : done} />
      {confirmed ? null : <ConfirmAddress email={customer.email ?? ''} />}
      <Overview customer={customer} />
      <Details customer={customer} state={stateOf('details')} />
      <Letters wanted={customer.acceptsMarketing} state={stateOf('letters')} />
      <Password email={customer.email ?? ''} state={stateOf('password')} />
      <YourData erasure={erasure} erasureDays={erasureDays} state={stateOf('erase')} />
    </AccountPage>
  );
}
