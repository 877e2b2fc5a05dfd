import styles from './CurrencyChoice.module.css';

const choices = [
  { country: 'US', name: 'US dollars' },
  { country: 'CA', name: 'Canadian dollars' },
];

/** Whose dollars prices are in: a plain form, whose answer leads back to the page it stands on. */
export function CurrencyChoice({ country }: { country: string }) {
  return (
    <form method="post" action="/api/market" className={styles.form}>
      <span id="currency">Prices in</span>
      {choices.map((choice) => (
        <button
          key={choice.country}
          type="submit"
          name="country"
          value={choice.country}
          aria-pressed={choice.country === country}
          aria-describedby="currency"
        >
          {choice.name}
        </button>
      ))}
    </form>
  );
}
