import { editableAttributes, readEditableMark } from '#protocol/storyblok/visual-editor.ts';
import type { UncheckedBlock } from './unchecked-block.ts';

/** The attributes by which a visual editor finds a section; none where it is no draft. */
export function editableFrame({ _editable }: UncheckedBlock) {
  const mark = readEditableMark(_editable);
  return mark && editableAttributes(mark);
}
