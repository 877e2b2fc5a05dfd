import type { ComponentType, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { HeadingLevel } from '#ui/heading.tsx';
import { slugify } from '#ui/slug.ts';
import { useBlockSurroundings } from '../contract/block-context.ts';
import { components } from '../registry/components.ts';
import type { SectionName } from '../registry/schemas.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { DraftHint } from './DraftHint.tsx';
import styles from './RenderBlocks.module.css';

/** A section as it comes: its component may be one that this version of the site does not know. */
export type UncheckedBlock = {
  _uid: string;
  component: string;
  anchor_id?: string | null;
  theme?: string | null;
  heading?: unknown;
};

type RenderBlocksProps = {
  blocks: readonly UncheckedBlock[] | null | undefined;
  /** The page's title: its `h1` unless the first section is a hero with a heading. Left out, there is no `h1` here. */
  pageTitle?: string;
  /** Called for each section whose component is unknown, on every render. */
  onUnknownBlock?: (block: UncheckedBlock) => void;
};

const heroes: readonly string[] = [
  'hotel_hero',
  'coming_soon_hero',
  'souvenirs_hero',
  'city_guide_hero',
] satisfies SectionName[];

/** The sections of a page, in order, each in a boundary of its own. */
export function RenderBlocks({ blocks, pageTitle, onUnknownBlock }: RenderBlocksProps) {
  const { draft } = useBlockSurroundings();
  const [first] = blocks ?? [];
  const title = pageTitle ? (
    <h1 className={styles.title} tabIndex={-1}>
      {pageTitle}
    </h1>
  ) : null;
  const firstIsTitle =
    title !== null && first !== undefined && heroes.includes(first.component) && Boolean(first.heading);

  return (
    <>
      {firstIsTitle ? null : title}
      {blocks?.map((block) => {
        const carriesTitle = firstIsTitle && block === first;
        const fallback = (
          <>
            {carriesTitle ? title : null}
            {draft ? <DraftHint>This section ({block.component}) could not be shown.</DraftHint> : null}
          </>
        );
        return (
          <BlockFrame key={block._uid} block={block}>
            <BlockBoundary fallback={fallback}>
              <HeadingLevel level={carriesTitle ? 1 : 2}>
                <Section block={block} onUnknownBlock={onUnknownBlock} />
              </HeadingLevel>
            </BlockBoundary>
          </BlockFrame>
        );
      })}
    </>
  );
}

type SectionProps = { block: UncheckedBlock; onUnknownBlock: ((block: UncheckedBlock) => void) | undefined };

function Section({ block, onUnknownBlock }: SectionProps) {
  if (!isKnown(block.component)) {
    onUnknownBlock?.(block);
    return <DraftHint>Unknown section: {block.component}</DraftHint>;
  }
  // The component of a name takes the content of that name, which only the pair of both can tell.
  const Known = components[block.component] as ComponentType<{ block: UncheckedBlock }>;
  return <Known block={block} />;
}

function isKnown(component: string): component is SectionName {
  return Object.hasOwn(components, component);
}

/** The section's address on the page and its colours. */
function BlockFrame({ block, children }: { block: UncheckedBlock; children: ReactNode }) {
  const dress =
    block.theme === 'dark' || block.theme === 'light' || block.theme === 'brand' ? styles[block.theme] : null;
  return (
    <div
      id={slugify(block.anchor_id) || undefined}
      className={classNames(styles.frame, dress)}
      data-section={block.component}
    >
      {children}
    </div>
  );
}
