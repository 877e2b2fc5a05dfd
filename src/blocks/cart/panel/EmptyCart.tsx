import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import styles from './EmptyCart.module.css';

/** What an empty cart shows: a drawing, and links to `/souvenirs` and `/souvenirs/faqs`. */
export function EmptyCart() {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 240 170" className={styles.box} aria-hidden="true" focusable="false">
        <path className={styles.inside} d="M30 62 120 84 210 62 120 44z" />
        <path className={styles.front} d="M30 62v72l90 28V84z" />
        <path className={styles.side} d="M210 62v72l-90 28V84z" />
        <path className={styles.flap} d="M30 62 6 38l88-18 26 24z" />
        <path className={styles.flap} d="M210 62l24-24-88-18-26 24z" />
        <path
          className={styles.string}
          d="M52 118c22 14 30-14 46 2s-14 30-28 18 30-26 54-8 34 30 52 12 12-26-2-20-4 24 20 22 30-10 30-10"
        />
      </svg>
      <p className={styles.words}>Nothing in it yet. The string is ready.</p>
      <ButtonRow>
        <ButtonLink link="/souvenirs">Shop souvenirs</ButtonLink>
        <ButtonLink link="/souvenirs/faqs" variant="text">
          Parcels, returns and other questions
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}
