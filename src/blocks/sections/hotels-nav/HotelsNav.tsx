import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#ui/Link.tsx';
import { storyPath } from '#ui/link-target.ts';
import { Section } from '#ui/Section.tsx';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { lazySection } from '../../rendering/lazy-section.ts';
import { related, relatedAll, type StoryOf } from '../../stories/stories.ts';
import { HotelPanels } from './HotelPanels.tsx';
import type { HotelPlace } from './HotelsMap.tsx';
import styles from './HotelsNav.module.css';

/** Fetched by the pages that show it: the home page has panels alone. */
const HotelsMap = lazySection('HotelsMap', () => import('./HotelsMap.tsx'));

// The server renders the whole page at once.
if (import.meta.env.SSR) await HotelsMap.preload();

/**
 * The former name of a hotel: its address is redirected, so it is never listed (docs/reference/sections.md#hotels-nav).
 */
const redirectedSlug = 'the-dean';

/** The hotels that have a page, with city and status; the one in view is marked. */
export function HotelsNav({ block }: BlockProps<'hotels_nav'>) {
  const { pathname } = useLocation();
  const hotels = relatedAll(block.hotels, 'hotel').filter(
    ({ slug, content }) =>
      slug !== redirectedSlug &&
      content.status !== 'closed' &&
      (content.status !== 'coming_soon' || block.show_coming_soon !== false),
  );
  if (hotels.length === 0) return <DraftHint>Add at least one hotel.</DraftHint>;

  const label = block.label || 'Hotels';
  const entries = hotels.map((hotel) => ({
    key: hotel.uuid,
    link: storyPath(hotel.full_slug),
    name: hotel.content.name,
    current: isWithin(pathname, storyPath(hotel.full_slug)),
    travelsTo: pathname === storyPath(hotel.full_slug) ? null : storyPath(hotel.full_slug),
    facts: factsOf(hotel),
    theme: hotel.content.theme_key,
    picture: hotel.content.photos?.[0],
    night: hotel.content.photo_night,
  }));

  if (block.style === 'bar' || !block.style) {
    return (
      <nav className={styles.bar} aria-label={label}>
        <Bar pathname={pathname}>
          {entries.map(({ key, link, name, current, facts }) => (
            <li key={key}>
              <Link link={link} current={current} className={styles.item}>
                <span className={styles.name}>{name}</span>
                <span className={styles.place}>{facts.join(', ')}</span>
              </Link>
            </li>
          ))}
        </Bar>
      </nav>
    );
  }
  const places = block.style === 'map' ? hotels.flatMap(placeOf) : [];
  return (
    <nav aria-label={label}>
      <Section heading={label} hideHeading={block.hide_heading} layout="display">
        {places.length > 0 ? (
          <Suspense fallback={null}>
            <HotelsMap places={places} />
          </Suspense>
        ) : null}
        <HotelPanels hotels={entries} />
      </Section>
    </nav>
  );
}

/** The bar scrolls sideways where it is too long: to the hotel in view, without moving the page. */
function Bar({ pathname, children }: { pathname: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = pathname ? list.current?.querySelector('[aria-current]')?.parentElement : null;
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft;
  }, [pathname]);
  return (
    <ul ref={list} className={styles.items} role="list">
      {children}
    </ul>
  );
}

/** Where a hotel lies; none where its coordinates are not both set. */
function placeOf({ uuid, content }: StoryOf<'hotel'>): HotelPlace[] {
  if (!content.lat || !content.lng) return [];
  return [{ key: uuid, name: content.name, lat: Number(content.lat), lng: Number(content.lng) }];
}

/** City, region and status; the city's own story where it is there, else the postal address. */
function factsOf({ content }: StoryOf<'hotel'>): string[] {
  const city = related(content.city, 'city')?.content.name ?? content.locality;
  const place = [city, content.region].filter(Boolean).join(', ');
  return [place, content.status === 'coming_soon' ? 'Coming soon' : ''].filter(Boolean);
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
