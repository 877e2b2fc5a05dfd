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

/** Finds each place in the content, be it in a block that stands in a text. */
export function locateFindings(content: BlockValue, findings: readonly PublishFinding[]): LocatedFinding[] {
  return findings.map((finding) => {
    const steps = finding.path.split('.');
    const blocks = [content];
    let field = steps[0] ?? '';
    let value: unknown = content;
    for (const [index, step] of steps.entries()) {
      value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
      if (!isBlock(value)) continue;
      blocks.push(value);
      field = steps[index + 1] ?? '';
    }
    const { _uid: uid, component } = blocks.at(-1) ?? content;
    return { ...finding, uid, component, field, blocks: blocks.map(({ _uid }) => _uid) };
  });
}

/** The rows and cells of tables have ids, too, but no form of their own: their names begin with an underscore. */
function isBlock(value: unknown): value is BlockValue {
  if (typeof value !== 'object' || value === null || !('_uid' in value) || !('component' in value)) return false;
  return !String(value.component).startsWith('_');
}
