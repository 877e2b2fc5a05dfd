import type { Site } from '../../context.ts';
import { constantTimeResponse } from '../../session/constant-time-response.server.ts';

type FoundOrder =
  | { ok: true; path: string }
  | { ok: false; status: 422 | 429 | 503; message: string; waitSeconds?: number };

/**
 * Finds an order by its number and email, `LOGIN_LIMIT` tries in a quarter of an hour for each visitor and address. A wrong
 * number and a wrong address get the same answer, after the same time (docs/decisions/0014).
 */
export function findOrder(
  site: { findOrder: NonNullable<Site['findOrder']> } & Pick<Site, 'countLogin' | 'log'>,
  order: { number: number; email: string },
  visitor: { address: string },
): Promise<FoundOrder> {
  return constantTimeResponse(async (): Promise<FoundOrder> => {
    const waitSeconds = await site.countLogin('order', visitor.address, order.email);
    if (waitSeconds !== null) return { ok: false, status: 429, message: tooMany, waitSeconds };
    try {
      const path = await site.findOrder(order);
      return path === null ? { ok: false, status: 422, message: notFound } : { ok: true, path };
    } catch (error) {
      site.log('error', 'order_not_looked_up', { error });
      return { ok: false, status: 503, message: unreachable };
    }
  });
}

const notFound =
  'There is no order with this number and this email. Both stand in the confirmation that we mailed to you.';
const tooMany = 'That was a lot of tries. Please wait a quarter of an hour.';
const unreachable = 'The shop did not answer. Please try again in a moment.';
