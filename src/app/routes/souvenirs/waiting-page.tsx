import { redirect, useLoaderData } from 'react-router';
import { ButtonLink } from '#ui/Button.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { siteContext } from '../../context.ts';
import { sendForm } from '../../forms/send-form.ts';
import { AuthPage } from '../auth/AuthPage.tsx';
import { personalMeta } from '../reserve/personal-meta.ts';
import { secretAddress } from '../reserve/secret-address.server.ts';
import type { Route } from './+types/waiting-page';

export const middleware: Route.MiddlewareFunction[] = secretAddress;

/** The page that ends the wait for something sold out. A key that is over and one that never was show the same. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { inbox, publicUrl } = context.get(siteContext);
  const awaited = await inbox.stockRequests.find(url.searchParams.get('key') ?? '');
  return { title: awaited?.title ?? null, publicUrl };
}

export async function action({ url, context }: Route.ActionArgs) {
  await context.get(siteContext).inbox.stockRequests.cancel(url.searchParams.get('key') ?? '');
  return redirect('/souvenirs/waiting', 303);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? personalMeta('Waiting for a souvenir', '/souvenirs/waiting', loaderData.publicUrl) : [];

export default function WaitingPage() {
  const { title } = useLoaderData<typeof loader>();
  if (title === null) {
    return (
      <AuthPage title="You wait for nothing here" summary="We do not write to you about it any more.">
        <ButtonLink link="/souvenirs">To the souvenirs</ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Stop waiting for it?" summary={`We write to you once, when ${title} is back in stock.`}>
      <FormFrame
        name="waiting"
        label="Stop waiting"
        state={null}
        submitLabel="Stop waiting"
        pendingLabel="Stopping it …"
      />
    </AuthPage>
  );
}
