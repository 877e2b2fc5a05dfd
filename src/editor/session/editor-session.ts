import type { EditorRole } from '#protocol/editor-roles.ts';

/** Who is logged in. */
export type EditorSession = {
  email: string;
  role: EditorRole;
  /** The query by which drafts are seen, without `?`; its signature holds for an hour. */
  preview: string;
};
