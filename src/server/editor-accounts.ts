import type { Actor } from '#protocol/editor-roles.ts';
import type { AccessTokens } from '#services/access-tokens.ts';
import { editorRoutes } from '#services/editors/editor-routes.ts';
import { editorOf } from '#services/editors/editor-session.ts';
import { openEditors } from '#services/editors/open-editors.ts';
import type { RateLimits } from '#services/rate-limits/rate-limits.ts';
import type { Config } from './config.ts';
import { draftAccess, draftQuery } from './draft-access.ts';
import { createLoginLimit } from './login-limit.ts';

export type EditorAccounts = {
  /** The editor whose session a request brings; null where it brings none. */
  editorOf: (request: Request) => Promise<Actor | null>;
  /** Puts what somebody has done with something into the audit log. */
  note: (by: string, action: string, detail: string) => Promise<void>;
  isAdministrator: (request: Request) => Promise<boolean>;
  /** Answers under `/editor/session`, `/editor/accounts`, `/editor/audit` and `/editor/setup`. */
  fetch: (request: Request) => Response | Promise<Response>;
  close: () => Promise<void>;
};

/** Editors' accounts are rows of the database: every process reads and writes them itself. */
export async function openEditorAccounts(
  config: Config,
  rateLimits: RateLimits,
  tokens: AccessTokens,
): Promise<EditorAccounts> {
  const { database, publicUrl, loginLimit } = config;
  const editors = await openEditors(database);
  const drafts = draftAccess(config, tokens.content_preview);
  const count = createLoginLimit(rateLimits, loginLimit);
  const whoEdits = (request: Request) => editorOf(request, editors, publicUrl);
  return {
    editorOf: whoEdits,
    note: editors.note,
    isAdministrator: async (request) => (await whoEdits(request))?.role === 'administrator',
    fetch: editorRoutes({
      editors,
      publicUrl,
      draftQuery: () => draftQuery(drafts, new Date()),
      // Counted apart from customers, who log in elsewhere.
      countLogin: (visitor, email) => count('login', `editor ${visitor}`, `editor ${email}`),
    }).fetch,
    close: editors.close,
  };
}

/**
 * The link that makes the first administrator, once and as long as `setupMs` in `open-editors.ts` says; null where somebody has an account, or the content is a
 * vendor's. A later start has another link, and this one ends.
 */
export async function setupLink({ database, publicUrl, content }: Config): Promise<string | null> {
  if (content.from === 'vendor') return null;
  const editors = await openEditors(database);
  try {
    const token = await editors.startSetup();
    return token && `${publicUrl}/editor/setup?token=${token}`;
  } finally {
    await editors.close();
  }
}
