import type { ReactNode } from 'react';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { Footer } from '../../footer/Footer.tsx';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { knownSection } from '../../rendering/RenderBlocks.tsx';
import { TagPanel } from '../../tags/TagPanel.tsx';
import styles from './GlobalElements.module.css';
import { MenuStill } from './MenuStill.tsx';
import type { ShownElement } from './resolve.server.ts';

/** What stands on every page, each piece as a section of its own: nothing here is a landmark, nothing covers the page. */
export function GlobalElements({ block }: BlockProps<'global_elements'>): ReactNode {
  const elements = useSectionData(block) ?? [];
  if (elements.length === 0) return <DraftHint>Choose at least one element that is published.</DraftHint>;
  return elements.map((element) => (
    <section key={element.uuid} className={styles.element} aria-label={`${element.name}, as it stands on a page`}>
      <Heading className={styles.name}>{element.name}</Heading>
      <HeadingLevel>
        <Still element={element} />
      </HeadingLevel>
    </section>
  ));
}

function Still({ element }: { element: ShownElement }): ReactNode {
  if (element.kind === 'header') return <MenuStill menu={element.header.mega_menu?.[0] ?? null} />;
  if (element.kind === 'footer') return <Footer footer={element.footer} menuLabel={`Menu of ${element.name}`} />;
  if (element.section.component === 'tag_sidebar') {
    return <TagPanel title={element.section.title || 'Tags'} tags={element.tags} still />;
  }
  return knownSection(element.section.component, element.section);
}
