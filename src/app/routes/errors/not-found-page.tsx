import { requestContext, siteContext } from '../../context.ts';
import type { Route } from './+types/not-found-page';
import { notFound } from './not-found.server.ts';

/** Every path without a route of its own. */
export async function loader({ url, context }: Route.LoaderArgs) {
  throw await notFound(url.pathname, context.get(siteContext), context.get(requestContext));
}

export default function NotFoundPage() {
  return null;
}
