import { z } from 'zod';
import { invalidResource } from './problem.ts';

const maxPageSize = 1000;
const defaultPageSize = 10;

const pageShape = z.object({
  count: z.coerce.number().int().min(0).max(maxPageSize).default(defaultPageSize),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
  status: z.enum(['subscribed', 'unsubscribed', 'cleaned', 'pending', 'archived']).optional(),
});

/** Which part of a collection is asked for: `count` (10, at most 1000), `offset`, and a member's `status`. Throws 400. */
export function readPage(query: Record<string, string>): z.infer<typeof pageShape> {
  const page = pageShape.safeParse(query);
  if (page.success) return page.data;
  throw invalidResource(page.error.issues.map(({ path, message }) => ({ field: String(path[0]), message })));
}
