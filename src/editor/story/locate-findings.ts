import type { PublishFinding } from '#protocol/storyblok/management.ts';
import type { BlockValue } from '#protocol/storyblok/story.ts';

/** A finding where the form shows it: the innermost block that the form shows, and the field of it. */
export type LocatedFinding = PublishFinding & {
  uid: string;
  component: string;
  /** Empty for what is said of the block as a whole. */
  field: string;
  /** The ids of the blocks that it lies in, the outermost first. */
  blocks: readonly string[];
};

/** Finds each place in the content. What lies deeper in a field than its blocks, as in rich text, is that field's. */
export function locateFindings(content: BlockValue, findings: readonly PublishFinding[]): LocatedFinding[] {
  return findings.map((finding) => {
    const steps = finding.path.split('.');
    const blocks = [content];
    let block = content;
    let at = 0;
    for (;;) {
      const list = block[steps[at] ?? ''];
      const inner: unknown = Array.isArray(list) ? list[Number(steps[at + 1])] : undefined;
      if (!isBlock(inner)) break;
      block = inner;
      blocks.push(block);
      at += 2;
    }
    const { _uid: uid, component } = block;
    return { ...finding, uid, component, field: steps[at] ?? '', blocks: blocks.map(({ _uid }) => _uid) };
  });
}

function isBlock(value: unknown): value is BlockValue {
  return typeof value === 'object' && value !== null && '_uid' in value && 'component' in value;
}
