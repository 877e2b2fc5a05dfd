import { Form } from 'react-router';
import type { Address } from '#clients/commerce/account-client.ts';
import { numberOfId } from '#protocol/shopify/global-id.ts';
import { Button, ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './AddressCard.module.css';

type AddressCardProps = {
  address: Address;
  isDefault: boolean;
  /** Whether it was asked to be deleted, which is asked back once. */
  leaving: boolean;
};

/** An address as a parcel label writes it, and what can be done with it. */
export function AddressCard({ address, isDefault, leaving }: AddressCardProps) {
  const number = numberOfId(address.id);
  const name = address.formatted[0] ?? 'this address';
  return (
    <li className={styles.card} id={`address-${number}`}>
      {isDefault ? <p className={classNames('small-label', styles.mark)}>Used unless you say otherwise</p> : null}
      <address className={styles.lines}>
        {address.formatted.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {leaving ? (
        <Form method="post" action="/auth/account/addresses" aria-label={`Delete the address of ${name}`}>
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="address" value={number} />
          <p className={styles.question}>Delete this address? Orders that went to it keep it.</p>
          <ButtonRow>
            <Button type="submit" autoFocus>
              Delete it
            </Button>
            <ButtonLink link="/auth/account/addresses" variant="text">
              Keep it
            </ButtonLink>
          </ButtonRow>
        </Form>
      ) : (
        <ButtonRow>
          <ButtonLink link={`?edit=${number}`} variant="text" label={`Change the address of ${name}`}>
            Change
          </ButtonLink>
          <ButtonLink link={`?delete=${number}`} variant="text" label={`Delete the address of ${name}`}>
            Delete
          </ButtonLink>
          {isDefault ? null : (
            <Form method="post" action="/auth/account/addresses">
              <input type="hidden" name="intent" value="default" />
              <input type="hidden" name="address" value={number} />
              <Button type="submit" variant="text" aria-label={`Make the address of ${name} the default`}>
                Make default
              </Button>
            </Form>
          )}
        </ButtonRow>
      )}
    </li>
  );
}
