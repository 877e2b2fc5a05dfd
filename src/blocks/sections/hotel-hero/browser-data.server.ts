import type { BrowserData } from '../../contract/define-section.ts';
import { holdsVideo } from '../../hydration/holds-video.ts';
import type { Blocks } from '../../registry/schemas.ts';
import type { HotelHeroData } from './resolve.server.ts';

/** Nothing of words on a picture: only a video and the booking bar do something in the browser. */
export function hotelHeroBrowserData(
  block: Blocks['hotel_hero'],
  data: HotelHeroData | null,
): BrowserData<'hotel_hero', HotelHeroData | null> {
  return data?.booking?.hotels.length || holdsVideo(block) ? { block, data } : null;
}
