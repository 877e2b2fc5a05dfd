/** What an editor may do, each with everything before it: drafts; what the public sees; the content model and accounts. */
export const editorRoles = ['editor', 'publisher', 'administrator'] as const;
export type EditorRole = (typeof editorRoles)[number];

/** Who changes content; `name` is an editor's address, null where a token does it. */
export type Actor = { name: string | null; role: EditorRole };

/** Whether a role goes as far as another one. */
export function reaches(role: EditorRole, wanted: EditorRole): boolean {
  return editorRoles.indexOf(role) >= editorRoles.indexOf(wanted);
}
