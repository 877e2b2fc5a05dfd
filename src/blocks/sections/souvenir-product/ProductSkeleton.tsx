import styles from './ProductSkeleton.module.css';
import frame from './SouvenirProduct.module.css';

/** The places of a product that is being asked for, each of its final size. */
export function ProductSkeleton() {
  return (
    <article className={frame.product} aria-busy="true" aria-label="Fetching it from the shelf">
      <div className={styles.picture} />
      <div className={frame.text}>
        <p>Fetching it from the shelf…</p>
        <div className={styles.title} />
        <div className={styles.line} />
        <div className={styles.button} />
      </div>
    </article>
  );
}
