/** Where a block is edited: what stands in the mark `_editable` of a draft's block. */
export type EditableMark = {
  /** Its component. */
  name: string;
  space: string;
  uid: string;
  /** The story's id. */
  id: string;
};

const opening = '<!--#storyblok#';
const closing = '-->';

/** The mark of a block (`<!--#storyblok#{…}-->`); null where it has none or one that cannot be read. */
export function readEditableMark(editable: unknown): EditableMark | null {
  if (typeof editable !== 'string' || !editable.startsWith(opening) || !editable.endsWith(closing)) return null;
  try {
    const { name, space, uid, id } = JSON.parse(editable.slice(opening.length, -closing.length));
    return [name, space, uid, id].every((part) => typeof part === 'string') ? { name, space, uid, id } : null;
  } catch {
    return null;
  }
}

/** What a block's field `_editable` holds in a draft. */
export function writeEditableMark({ name, space, uid, id }: EditableMark): string {
  return opening + JSON.stringify({ name, space, uid, id }) + closing;
}

/** The attributes by which an editor finds the element of a block. */
export function editableAttributes(mark: EditableMark): { 'data-blok-c': string; 'data-blok-uid': string } {
  return { 'data-blok-c': JSON.stringify(mark), 'data-blok-uid': `${mark.id}-${mark.uid}` };
}
