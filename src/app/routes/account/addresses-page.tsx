import { data, type MetaFunction, redirect, useActionData, useLoaderData } from 'react-router';
import { numberOfId } from '#protocol/shopify/global-id.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { siteContext } from '../../context.ts';
import { readFormData } from '../../forms/read-form-data.server.ts';
import { readAgainUnlessReturned, sendForm } from '../../forms/send-form.ts';
import { loginAddress } from '../../session/return-address.ts';
import { customerContext } from '../../session/session-context.server.ts';
import { authMeta } from '../auth/auth-meta.ts';
import type { Route } from './+types/addresses-page';
import { AccountPage } from './AccountPage.tsx';
import { AddressCard } from './AddressCard.tsx';
import { AddressForm } from './AddressForm.tsx';
import { addressFields, findAddress } from './address-fields.server.ts';
import styles from './addresses-page.module.css';
import { changeAddress, saveAddress } from './change-addresses.server.ts';
import { Done } from './Done.tsx';

const doneWords: Record<string, string> = {
  saved: 'The address is saved.',
  deleted: 'The address is deleted.',
  default: 'This is your default address now.',
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const book = await site.accounts.addresses(context.get(customerContext).accessToken);
  if (!book) throw redirect(loginAddress(url), 302);
  const edited = findAddress(book, url.searchParams.get('edit'));
  const editing = edited !== null || url.searchParams.has('add');
  return {
    book,
    edited,
    fields: editing ? addressFields(edited?.countryCodeV2) : null,
    leaving: url.searchParams.get('delete'),
    done: doneWords[url.searchParams.get('done') ?? ''],
    publicUrl: site.publicUrl,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { accounts } = context.get(siteContext);
  const token = context.get(customerContext).accessToken;
  const form = await readFormData(request);
  const book = await accounts.addresses(token);
  if (!book) throw redirect(loginAddress(url), 302);
  if (form.get('step') === 'country') {
    const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    return data({ state: { values: { ...values, province: '' }, errors: {} }, fields: addressFields(values.country) });
  }
  const change = { accounts, token, book, form };
  const result =
    form.get('intent') === 'save'
      ? await saveAddress(change, url.searchParams.get('edit'))
      : await changeAddress(change);
  if ('state' in result) {
    return data({ state: result.state, fields: addressFields(result.state.values.country) }, 422);
  }
  return redirect(`/auth/account/addresses${'done' in result ? `?done=${result.done}` : ''}`, 303);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export const shouldRevalidate = readAgainUnlessReturned;

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  authMeta('Your addresses', location.pathname, loaderData?.publicUrl);

export default function AddressesPage() {
  const { book, edited, fields, leaving, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const defaultId = book.defaultAddress?.id ?? null;
  const shown = answer && 'fields' in answer ? answer.fields : fields;
  if (fields && shown) {
    return (
      <AccountPage title={edited ? 'Change the address' : 'Add an address'} current="Addresses">
        <Section heading={edited?.formatted[0] ?? 'New'}>
          <AddressForm
            key={edited?.id ?? 'new'}
            address={edited}
            person={book}
            isDefault={edited ? edited.id === defaultId : book.addresses.nodes.length === 0}
            fields={shown}
            state={answer?.state}
          />
        </Section>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Your addresses" current="Addresses">
      <Done words={answer ? undefined : done} />
      <Section
        heading="Where things go"
        aside={
          <ButtonLink link="?add=new" variant="secondary">
            Add an address
          </ButtonLink>
        }
      >
        {book.addresses.nodes.length === 0 ? (
          <p>None yet. An address you keep here is filled in for you when you buy.</p>
        ) : (
          <ul className={styles.cards} role="list">
            {book.addresses.nodes.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                isDefault={address.id === defaultId}
                leaving={leaving === numberOfId(address.id)}
              />
            ))}
          </ul>
        )}
      </Section>
    </AccountPage>
  );
}
