import {
  data,
  type HeadersFunction,
  type MetaFunction,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import { z } from 'zod';
import { readOrderNumber } from '#protocol/shopify/order-number.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { addressContext, siteContext } from '../../context.ts';
import { readForm } from '../../forms/read-form.server.ts';
import { readFormData } from '../../forms/read-form-data.server.ts';
import { readAgainUnlessReturned, sendForm } from '../../forms/send-form.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { noStore } from '../../session/no-store.server.ts';
import { AuthPage } from '../auth/AuthPage.tsx';
import { email } from '../auth/person-fields.server.ts';
import type { Route } from './+types/find-order-page';
import { FindOrderForm } from './FindOrderForm.tsx';
import { findOrder } from './find-order.server.ts';

const wrongNumber = 'Enter the number of the order as the confirmation says it, such as 1001.';
const fields = z.object({
  number: z
    .string({ error: 'Enter the number of your order.' })
    .transform(readOrderNumber)
    .refine((number) => number !== null, { error: wrongNumber }),
  email,
});

export const middleware: Route.MiddlewareFunction[] = [noStore];

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return { publicUrl: site.publicUrl, isOffered: site.findOrder !== null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const form = readForm(await readFormData(request), fields);
  if (!form.ok) return data({ state: form.state }, 422);
  const { value, values } = form;
  if (site.findOrder === null || value.number === null) throw new Response(null, { status: 404 });
  const { findOrder: find, countLogin, log } = site;
  const found = await findOrder(
    { findOrder: find, countLogin, log },
    { number: value.number, email: value.email },
    { address: context.get(addressContext) },
  );
  // The shop's page is none of the application's.
  if (found.ok) return redirectDocument(found.path, { status: 303 });
  const { message, status, waitSeconds } = found;
  const headers = waitSeconds === undefined ? {} : { 'Retry-After': String(waitSeconds) };
  return data({ state: { values, errors: {}, message } }, { status, headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

/** Says when the next try counts, after too many. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const shouldRevalidate = readAgainUnlessReturned;

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData
    ? pageMeta({
        seo: { noindex: true },
        title: 'Where is my order? · ash souvenirs',
        description: 'Where an order from the souvenirs shop stands, by its number and your email.',
        path: location.pathname,
        publicUrl: loaderData.publicUrl,
      })
    : [];

export default function FindOrderPage() {
  const { isOffered } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AuthPage
      title="Where is my order?"
      summary={
        isOffered
          ? 'By its number and the email it was bought with. No account is needed.'
          : 'The link in the confirmation that we mailed to you opens your order, without an account.'
      }
      aside={
        <>
          <h2>{isOffered ? 'Quicker still' : 'With an account'}</h2>
          <p>
            {isOffered ? 'Every mail about your order has a link that opens it. ' : null}
            With an account, all your orders are in one place.
          </p>
          <ButtonLink link="/auth/account/orders" variant="secondary">
            Your orders
          </ButtonLink>
        </>
      }
    >
      {isOffered ? <FindOrderForm state={answer?.state} /> : null}
    </AuthPage>
  );
}
