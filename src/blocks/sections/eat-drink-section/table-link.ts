import type { LinkField } from '#ui/link-target.ts';
import { otherService, reservePath } from '../../links/reserve-path.ts';
import type { ContentType } from '../../registry/schemas.ts';
import type { StoryOf } from '../../stories/stories.ts';

/** Where a venue's tables are reserved: another service's link, where an editor set one, else this site's page; null for none. */
export function tableLink({ content, full_slug }: StoryOf<'venue'>): LinkField | string | null {
  return otherService(content.reservation) ?? (takesTables(content) ? reservePath(full_slug) : null);
}

/** Whether tables are reserved on this site: another service's link goes before. */
export function takesTables({ reservation, seats }: Pick<ContentType<'venue'>, 'reservation' | 'seats'>): boolean {
  return Number(seats) > 0 && !otherService(reservation);
}
