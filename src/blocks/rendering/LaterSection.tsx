import { type HTMLAttributes, type ReactNode, use, useEffect, useRef } from 'react';
import { BlockContext, useBlockSurroundings } from '../contract/block-context.ts';
import type { UncheckedBlock } from '../contract/unchecked-block.ts';
import { laterSection } from '../hydration/later-sections.ts';
import { watchLater } from '../hydration/watch-later.ts';

export type LaterFrameProps = HTMLAttributes<HTMLDivElement> & { block: UncheckedBlock; children: ReactNode };

/** The frame of a section that hydrates once it is near the window, or at the first touch of it. */
export function LaterFrame({ block, ...attributes }: LaterFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { formAnswer } = useBlockSurroundings();
  const isAnswered = Boolean(formAnswer);
  useEffect(() => {
    const later = laterSection(block);
    // What an address names, and the answer to a form, may be of any section.
    if (isAnswered || location.search !== '' || location.hash !== '') void later.want();
    return frame.current ? watchLater(frame.current, block._uid, later) : undefined;
  }, [block, isAnswered]);
  return <div ref={frame} {...attributes} />;
}

type LaterSectionProps = { block: UncheckedBlock; children: (block: UncheckedBlock) => ReactNode };

/** The section once its content has come; until then its HTML waits for it. */
export function LaterSection({ block, children }: LaterSectionProps) {
  const surroundings = useBlockSurroundings();
  const later = laterSection(block);
  later.rendered();
  const content = use<Awaited<typeof later.content>>(later.content as Promise<Awaited<typeof later.content>>);
  useEffect(() => later.come(), [later]);
  if (content === null) throw new Error(`the content of ${block.component} did not come`);
  const data = { ...surroundings.data, [content.block._uid]: content.data };
  return <BlockContext value={{ ...surroundings, data }}>{children(content.block)}</BlockContext>;
}
