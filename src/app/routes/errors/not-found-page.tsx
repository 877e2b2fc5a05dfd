import type { Route } from './+types/not-found-page';
import { notFound } from './not-found.ts';

/** Every path without a route of its own. */
export function loader({ request }: Route.LoaderArgs) {
  throw notFound(new URL(request.url).pathname);
}

export default function NotFoundPage() {
  return null;
}
