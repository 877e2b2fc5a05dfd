import type { LinkField } from '#ui/link-target.ts';
import { otherService, reservePath } from '../links/reserve-path.ts';
import type { ContentType } from '../registry/schemas.ts';
import type { StoryOf } from '../stories/stories.ts';

/**
 * Where an event's tickets are reserved: another service's link, where an editor set one, else this site's page; null for none.
 * `day` is one date of it: `2026-12-04`.
 */
export function ticketLink({ content, full_slug }: StoryOf<'event'>, day?: string | null): LinkField | string | null {
  const date = day ? `?date=${day}` : '';
  return otherService(content.ticket_url) ?? (takesTickets(content) ? `${reservePath(full_slug)}${date}` : null);
}

/** Whether tickets are reserved on this site: another service's link or window goes before. */
export function takesTickets({
  ticket_url,
  embed,
  capacity,
}: Pick<ContentType<'event'>, 'ticket_url' | 'embed' | 'capacity'>): boolean {
  return Number(capacity) > 0 && !otherService(ticket_url) && !embed?.length;
}
