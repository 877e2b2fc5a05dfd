import { useEffect, useState } from 'react';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import styles from './RecentlySeen.module.css';
import { type SeenProduct, seenBefore } from './seen-products.ts';

/** Products seen before in this browser: stored only there, and shown once the page is hydrated. */
export function RecentlySeen({ now }: { now: SeenProduct }) {
  const [seen, setSeen] = useState<SeenProduct[]>([]);
  const { handle, title, picture } = now;
  useEffect(() => setSeen(seenBefore({ handle, title, picture })), [handle, title, picture]);
  if (seen.length === 0) return null;
  return (
    <Section heading="You looked at" layout="register">
      <ul role="list" className={styles.list}>
        {seen.map((product) => (
          <li key={product.handle}>
            <Link link={`/souvenirs/product/${product.handle}`} className={styles.link}>
              <Picture asset={{ filename: product.picture }} sizes="8rem" ratio={1} decorative />
              {product.title}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
