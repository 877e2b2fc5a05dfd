/** What a draft's document says to its bridge, as JSON in an element of this id. */
export const settingsId = 'visual-editor';

export type BridgeSettings = {
  /** Editors that may frame the page, beside this site's own. */
  origins: string[];
  /** The page's story; null where it has none. */
  storyId: number | null;
  /** The content service's space, as the marks of the page's blocks name it. */
  space: string;
  /** The fields, as `component.field`, whose stories the page shows. */
  resolveRelations: readonly string[];
  resolveLinks: 'url';
};
