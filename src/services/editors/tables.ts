import type { EditorRole } from '#protocol/editor-roles.ts';

export type EditorTables = {
  editor: {
    /** In lower case. */
    email: string;
    role: EditorRole;
    password_hash: string;
    created_at: string;
  };
  editor_session: { token_hash: string; email: string; created_at: string; seen_at: string };
  /** One-time links that make the first administrator. */
  editor_setup: { token_hash: string; ends_at: string };
  /** What was done with accounts and sessions; what was done with content: the versions of stories. */
  editor_audit: { id: string; at: string; email: string | null; action: string; detail: string };
};
