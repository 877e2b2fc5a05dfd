import { storyDate } from '../../dates/dates.ts';
import type { StoryOf } from '../../stories/stories.ts';

/** An offer that ends within this time says so, in milliseconds. */
const endsSoonMs = 14 * 24 * 60 * 60 * 1000;

type OfferRules = { now: Date; limit: number; showExpired: boolean };

/** The offers to show: those that still stand, by priority and then by the end that comes first. */
export function currentOffers(offers: readonly StoryOf<'offer'>[], rules: OfferRules): StoryOf<'offer'>[] {
  const until = (offer: StoryOf<'offer'>) =>
    storyDate(offer.content.valid_until)?.getTime() ?? Number.POSITIVE_INFINITY;
  return offers
    .filter((offer) => rules.showExpired || until(offer) > rules.now.getTime())
    .filter(({ content }) => (storyDate(content.valid_from)?.getTime() ?? 0) <= rules.now.getTime())
    .sort((a, b) => priorityOf(b) - priorityOf(a) || compareEnds(until(a), until(b)))
    .slice(0, rules.limit);
}

/** Whether an end is within `endsSoonMs`: then it is named. */
export function endsSoon(until: Date, now: Date): boolean {
  const left = until.getTime() - now.getTime();
  return left > 0 && left <= endsSoonMs;
}

function priorityOf({ content }: StoryOf<'offer'>): number {
  return Number(content.priority) || 0;
}

/** Two offers without an end are equal; infinity minus itself is not a number. */
function compareEnds(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
