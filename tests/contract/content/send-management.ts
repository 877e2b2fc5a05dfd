import type { EditorRole } from '#protocol/editor-roles.ts';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { type ContentServer, SPACE_ID, TOKENS } from './content-server.ts';

/** What the tests read of answers; each has its own part of it. */
export type ManagementBody = Record<string, unknown> & {
  story: ManagementStory;
  datasource: { id: number };
  datasource_entry: { id: number };
};

/** Whose session a request brings: `<role>@ash.example`. For `editorOf` of a test's service. */
export async function actorByHeader(request: Request) {
  const role = request.headers.get('x-role') as EditorRole | null;
  return role && { name: `${role}@ash.example`, role };
}

/** Asks the management API of a service, with the token or as an editor of a role. */
export async function sendManagement(
  { origin }: ContentServer,
  method: string,
  path: string,
  body?: object,
  role?: EditorRole,
): Promise<{ status: number; body: ManagementBody }> {
  const response = await fetch(`${origin}/v1/spaces/${SPACE_ID}/${path}`, {
    method,
    headers: {
      ...(role ? { 'x-role': role } : { authorization: TOKENS.managementToken }),
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as ManagementBody };
}
