import { type EditableMark, editableAttributes, readEditableMark } from '#protocol/storyblok/visual-editor.ts';
import { elementOf, type Fiber } from './page-internals.ts';

/**
 * The marks of the blocks in the contents given, by the block's `_uid`. Stories that a content names are left out: a press
 * on the card of one is meant for the section that shows it.
 */
export function collectMarks(contents: readonly unknown[]): Map<string, EditableMark> {
  const marks = new Map<string, EditableMark>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || 'full_slug' in value) return;
    const mark = '_editable' in value ? readEditableMark(value._editable) : null;
    if (mark) marks.set(mark.uid, mark);
    for (const part of Object.values(value)) collect(part);
  };
  for (const content of contents) collect(content);
  return marks;
}

/**
 * Gives the element of every block on the page the attributes by which an editor finds it.
 *
 * A block is shown by what has its `_uid` as key (an item of a list), or by the component that is given it; its element is
 * the first one of these that is not another block's already. So no component has to name its block, and what visitors
 * get has nothing of it.
 */
export function markBlocks(root: Fiber, marks: ReadonlyMap<string, EditableMark>): void {
  const claimed = new Set<Element>();
  const visit = (first: Fiber | null, waiting: readonly EditableMark[], shown: ReadonlySet<string>): void => {
    for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
      const own = marksOf(fiber, marks).filter(({ uid }) => !shown.has(uid));
      const inside = own.length > 0 ? new Set([...shown, ...own.map(({ uid }) => uid)]) : shown;
      const open = [...waiting, ...own];
      const element = elementOf(fiber);
      const [mark, ...rest] = open;
      if (element && mark && !claimed.has(element)) {
        claimed.add(element);
        setAttributes(element, mark);
        visit(fiber.child, rest, inside);
      } else {
        visit(fiber.child, open, inside);
      }
      // Only the first element of a component is its block's.
      if (waiting.length > 0 && hasElement(fiber)) waiting = [];
    }
  };
  visit(root.child, [], new Set());
  for (const element of document.querySelectorAll('[data-blok-c]')) {
    if (!claimed.has(element)) for (const name of ['data-blok-c', 'data-blok-uid']) element.removeAttribute(name);
  }
}

function marksOf({ key, memoizedProps, type }: Fiber, marks: ReadonlyMap<string, EditableMark>): EditableMark[] {
  const byKey = key === null ? undefined : marks.get(key);
  if (byKey) return [byKey];
  // Elements are given texts, contexts everything that is around: neither stands for a block.
  if (typeof type !== 'function' || typeof memoizedProps !== 'object' || memoizedProps === null) return [];
  for (const prop of Object.values(memoizedProps)) {
    const uid = typeof prop === 'object' && prop !== null && '_editable' in prop ? prop._uid : null;
    const mark = typeof uid === 'string' ? marks.get(uid) : undefined;
    if (mark) return [mark];
  }
  return [];
}

function hasElement(fiber: Fiber): boolean {
  if (elementOf(fiber)) return true;
  for (let child = fiber.child; child !== null; child = child.sibling) if (hasElement(child)) return true;
  return false;
}

function setAttributes(element: Element, mark: EditableMark): void {
  for (const [name, value] of Object.entries(editableAttributes(mark))) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
