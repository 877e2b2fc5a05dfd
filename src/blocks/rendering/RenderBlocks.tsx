import type { ComponentType, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { HeadingLevel } from '#ui/heading.tsx';
import { StaticHtml } from '#ui/StaticHtml.tsx';
import { slugify } from '#ui/slug.ts';
import { useBlockSurroundings } from '../contract/block-context.ts';
import type { BlockProps } from '../contract/block-props.ts';
import { editableFrame } from '../contract/editable-frame.ts';
import type { UncheckedBlock } from '../contract/unchecked-block.ts';
import { isLater, isStatic } from '../hydration/static-section.ts';
import { components, titleSections } from '../registry/components.generated.ts';
import type { Blocks, Section as KnownBlock, SectionName } from '../registry/schemas.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { besideRows } from './beside-rows.ts';
import { DraftHint } from './DraftHint.tsx';
import { LaterFrame, LaterSection } from './LaterSection.tsx';
import { Alive, PlainFrame } from './PlainFrame.tsx';
import styles from './RenderBlocks.module.css';

type RenderBlocksProps = {
  blocks: readonly UncheckedBlock[] | null | undefined;
  /** The page's title: its `h1` unless the first section is a hero with a heading. Left out, there is no `h1` here. */
  pageTitle?: string;
  /** Called for each section whose component is unknown, on every render. */
  onUnknownBlock?: (block: UncheckedBlock) => void;
};

/** The sections of a page, in order, each in a boundary of its own; on wide screens halves stand beside one another. */
export function RenderBlocks({ blocks, pageTitle, onUnknownBlock }: RenderBlocksProps) {
  const { draft } = useBlockSurroundings();
  const [first] = blocks ?? [];
  const title = pageTitle ? (
    <h1 className={styles.title} tabIndex={-1}>
      {pageTitle}
    </h1>
  ) : null;
  const firstIsTitle =
    title !== null && first !== undefined && titleSections.includes(first.component) && Boolean(first.heading);

  const framed = (block: UncheckedBlock) => {
    if (isStatic(block)) return <StaticHtml key={`${block._uid} static`} {...frameOf(block)} />;
    const carriesTitle = firstIsTitle && block === first;
    const fallback = (
      <>
        {carriesTitle ? title : null}
        {draft ? <DraftHint>This section ({block.component}) could not be shown.</DraftHint> : null}
      </>
    );
    const section = (whole: UncheckedBlock) => <Section block={whole} onUnknownBlock={onUnknownBlock} />;
    const Frame = isLater(block) ? LaterFrame : PlainFrame;
    return (
      <Frame key={block._uid} block={block} {...frameOf(block)}>
        <BlockBoundary fallback={fallback}>
          <HeadingLevel level={carriesTitle ? 1 : 2}>
            {isLater(block) ? <LaterSection block={block}>{section}</LaterSection> : section(block)}
          </HeadingLevel>
          <Alive />
        </BlockBoundary>
      </Frame>
    );
  };

  return (
    <>
      {firstIsTitle ? null : title}
      {besideRows(blocks ?? []).map(({ first: [head, ...more], second }) =>
        second.length === 0 ? (
          framed(head)
        ) : (
          <div key={`${head._uid} beside`} className={styles.beside}>
            <div className={styles.half}>{[head, ...more].map(framed)}</div>
            <div className={styles.half}>{second.map(framed)}</div>
          </div>
        ),
      )}
    </>
  );
}

type SectionProps = { block: UncheckedBlock; onUnknownBlock: ((block: UncheckedBlock) => void) | undefined };

function Section({ block, onUnknownBlock }: SectionProps) {
  if (isKnown(block)) return knownSection(block.component, block);
  onUnknownBlock?.(block);
  return <DraftHint>Unknown section: {block.component}</DraftHint>;
}

function isKnown(block: UncheckedBlock): block is KnownBlock {
  return Object.hasOwn(components, block.component);
}

/** A section whose component and content are of the same name. */
export function knownSection<Name extends SectionName>(name: Name, block: Blocks[Name]): ReactNode {
  const Known: ComponentType<BlockProps<Name>> = components[name];
  return <Known block={block} />;
}

/** The section's address on the page and its colours. */
function frameOf(block: UncheckedBlock) {
  const themeClass =
    block.theme === 'dark' || block.theme === 'light' || block.theme === 'brand' ? styles[block.theme] : null;
  const frame = {
    id: slugify(block.anchor_id) || undefined,
    className: classNames(styles.frame, themeClass),
    'data-section': block.component,
  };
  // Of a draft, for its editor. Hydration leaves them as they are, so the browser's build goes without.
  return import.meta.env.SSR || import.meta.env.DEV ? { ...frame, ...editableFrame(block) } : frame;
}
