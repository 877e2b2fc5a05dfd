import { Heading } from '#ui/heading.tsx';
import { slugify } from '#ui/slug.ts';
import type { Blocks } from '../registry/schemas.ts';
import { InlineBlock } from '../rendering/InlineBlock.tsx';
import styles from './Questions.module.css';

/** Questions with their answers, all to be read at once, each with an address of its own. */
export function Questions({ items }: { items: readonly Blocks['accordion_item'][] | null | undefined }) {
  if (!items?.length) return null;
  return (
    <div className={styles.questions}>
      {items.map((item) => (
        <div key={item._uid} id={slugify(item.anchor || item.title) || undefined} className={styles.question}>
          <Heading className={styles.title}>{item.title}</Heading>
          {item.body?.map((part) => (
            <InlineBlock key={part._uid} block={part} sizes="(min-width: 60rem) 38rem, 100vw" />
          ))}
        </div>
      ))}
    </div>
  );
}
