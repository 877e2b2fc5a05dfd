import type { Address } from '#clients/commerce/account-client.ts';
import styles from './AddressLines.module.css';

/** An address as a parcel label writes it. */
export function AddressLines({ address }: { address: Pick<Address, 'formatted'> }) {
  return (
    <address className={styles.address}>
      {address.formatted.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand in two lines
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}
