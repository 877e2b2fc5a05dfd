import { Disclosure } from '#ui/Disclosure.tsx';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/Section.tsx';
import { slugify } from '#ui/slug.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { InlineBlock } from '../../rendering/InlineBlock.tsx';
import styles from './AccordionGroup.module.css';

/** Questions that open; unless several may be open, opening one closes the others. */
export function AccordionGroup({ block }: BlockProps<'accordion_group'>) {
  if (!block.items?.length) return <DraftHint>Add at least one item.</DraftHint>;
  const name = block.allow_multiple === false ? `accordion-${block._uid}` : undefined;
  return (
    <Section heading={block.heading} hideHeading={block.hide_heading}>
      <div className={styles.items}>
        {block.items.map((item) => (
          <Disclosure
            key={item._uid}
            id={slugify(item.anchor || item.title) || undefined}
            name={name}
            open={item.open}
            summary={<Heading className={styles.title}>{item.title}</Heading>}
          >
            <div className={styles.body}>
              {item.body?.map((part) => (
                <InlineBlock key={part._uid} block={part} sizes="(min-width: 60rem) 38rem, 100vw" />
              ))}
            </div>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
