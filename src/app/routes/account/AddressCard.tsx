import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { Address } from '#clients/commerce/account-client.ts';
import { numberOfId } from '#protocol/shopify/global-id.ts';
import { Button, ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './AddressCard.module.css';
import { AddressLines } from './AddressLines.tsx';

type AddressCardProps = {
  address: Address;
  isDefault: boolean;
  /** Whether it was asked to be deleted, which is asked back once. */
  leaving: boolean;
};

/** An address as a parcel label writes it, and what can be done with it. */
export function AddressCard({ address, isDefault, leaving }: AddressCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const wasLeaving = useRef(leaving);
  // The buttons that asked are gone after the answer 'keep it', so the focus moves to the address.
  useEffect(() => {
    if (wasLeaving.current && !leaving) card.current?.focus();
    wasLeaving.current = leaving;
  }, [leaving]);
  const number = numberOfId(address.id);
  const name = address.formatted[0] ?? 'this address';
  return (
    <li ref={card} tabIndex={-1} className={styles.card}>
      {isDefault ? <p className={classNames('small-label', styles.mark)}>Default address</p> : null}
      <AddressLines address={address} />
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
              <Button type="submit" variant="text" aria-label={`Make default: the address of ${name}`}>
                Make default
              </Button>
            </Form>
          )}
        </ButtonRow>
      )}
    </li>
  );
}
