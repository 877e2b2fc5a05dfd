import type { LoaderFunctionArgs } from 'react-router';
import type { ShellContent } from '#blocks/shell/fetch-shell.ts';
import { requestContext, siteContext } from '../../context.ts';
import { publicPages } from '../../public-page.ts';
import { loadGlobals } from '../story/load-globals.server.ts';

/** `GET /api/shell`: what the header and the group's footer are drawn from, as JSON. Documents carry their HTML alone. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { header, footer } = await loadGlobals(context.get(siteContext), context.get(requestContext));
  return Response.json({ header, footer } satisfies ShellContent);
}

export const handle = publicPages.plain;
