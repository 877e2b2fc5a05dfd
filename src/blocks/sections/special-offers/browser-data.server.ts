import type { BrowserData } from '../../contract/define-section.ts';
import { storyWith } from '../../hydration/lean-content.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { relatedAll, type StoryOf } from '../../stories/stories.ts';

const rowFields = [
  'title',
  'summary',
  'image',
  'valid_from',
  'valid_until',
  'priority',
  'price_note',
  'blackout',
  'promo_code',
  'cta',
  'terms',
] as const;

type Offers = StoryOf<'offer'>[];

/** Nothing where no offer has a code to copy; else of each offer what its row shows. */
export function specialOffersBrowserData(
  block: Blocks['special_offers'],
  data: Offers | null,
): BrowserData<'special_offers', Offers> {
  const offers = data ?? relatedAll(block.offers, 'offer');
  if (!offers.some(({ content }) => content.promo_code)) return null;
  const rows = offers.map((offer) => {
    const row = storyWith(offer, rowFields);
    const hotels = relatedAll(offer.content.hotels, 'hotel').map((hotel) =>
      storyWith(hotel, ['name', 'short_name', 'timezone']),
    );
    return { ...row, content: { ...row.content, hotels } };
  });
  return { block: { ...block, offers: [] }, data: rows };
}
