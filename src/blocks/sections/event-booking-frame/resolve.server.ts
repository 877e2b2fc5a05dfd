import type { ResolveContext } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { type AllowedFrame, allowedFrame } from './allowed-frame.server.ts';

/** The booking window, checked; `null` for one that may not be shown. */
export async function resolveEventBookingFrame(
  block: Blocks['event_booking_frame'],
  { publicUrl }: Pick<ResolveContext, 'publicUrl'>,
): Promise<AllowedFrame | null> {
  return allowedFrame(block.provider, block.url, publicUrl ?? 'http://localhost');
}
