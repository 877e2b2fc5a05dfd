/** An unchecked section: this version of the site may not know its component. */
export type UncheckedBlock = {
  _uid: string;
  component: string;
  anchor_id?: string | null;
  theme?: string | null;
  half?: string | null;
  heading?: unknown;
  /** In drafts alone. */
  _editable?: unknown;
};
