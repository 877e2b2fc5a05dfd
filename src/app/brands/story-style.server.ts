import { related, type StoryOf } from '#blocks/stories/stories.ts';
import { type PageStyle, routeStyle, shopTheme } from '../page-style.ts';
import type { Place } from './place.server.ts';
import { themeNamed } from './theme-sheets.server.ts';

type Content = { component: string; theme_key?: unknown };

/**
 * The look of a page from the stories it belongs to. Pure.
 *
 * `content` is of the page’s own story, if it has one. Where its field `theme_key` is empty, the hotel or venue that the
 * path lies under decides, then the hotel
 * of that venue, then the address alone. The shop’s addresses always have the shop’s themes. A name without a
 * stylesheet counts as empty.
 */
export function storyStyle(pathname: string, place: Place | null, content: Content | null): PageStyle {
  if (shopTheme(pathname) !== null) return routeStyle(pathname);
  const hotel = place && hotelOf(place);
  const chosen = [content?.theme_key, place?.content.theme_key, hotel?.content.theme_key];
  const theme = chosen.map((name) => themeNamed('theme', name)).find((name) => name !== null);
  return { hotel: hotel?.slug ?? null, theme: theme ?? routeStyle(pathname).theme, skin: place && skinOf(place) };
}

/** A hotel itself, or the one that a venue belongs to. */
export function hotelOf(place: Place): StoryOf<'hotel'> | null {
  return related(place, 'hotel') ?? related('hotel' in place.content ? place.content.hotel : null, 'hotel');
}

/** The look of a venue's own, if it has one. */
export function skinOf({ content }: Place): string | null {
  return content.component === 'venue' ? themeNamed('skin', content.brand_key) : null;
}
