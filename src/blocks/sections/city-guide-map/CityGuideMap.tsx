import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import { storyPath } from '#ui/link-target.ts';
import { Section } from '#ui/Section.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { numberOf, placeOnMapId, positionOf } from '../../guide-places/guide-places.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import styles from './CityGuideMap.module.css';
import { DrawnMap } from './DrawnMap.tsx';
import { parsePositions } from './map-projection.ts';
import { StreetMap } from './StreetMap.tsx';

const fallbackZoom = 15;

/**
 * The places of a city on a drawn map, and on a street map where one is configured and asked for. The list beside it is
 * the source of truth and says how far each is on foot ('6 min', `walkMinutes`; the entries of the guide say it in
 * `PlaceEntry.tsx`); the map adds where they lie. On the street map a place chosen on either side is chosen on both.
 */
export function CityGuideMap({ block }: BlockProps<'city_guide_map'>) {
  const [search] = useSearchParams();
  const data = useSectionData(block);
  const [chosen, setChosen] = useState<string | null>(null);
  const [onStreets, setOnStreets] = useState(false);
  const places = data?.places.filter((place) => place.position !== null) ?? [];
  if (!data || places.length === 0) return <DraftHint>No place of this city says where it is.</DraftHint>;

  const category = search.get('category');
  const isChosen = (of: string) => !places.some((place) => place.category === category) || of === category;
  const center = positionOf(block.center_lat, block.center_lng) ?? data.center ?? places[0]?.position;
  if (!center) return null;
  const shapes = (block.shapes ?? []).map(({ _uid, kind, name, points }) => ({
    key: _uid,
    kind: kind || 'street',
    name: name ?? '',
    positions: parsePositions(points),
  }));
  const zoom = numberOf(block.zoom) ?? data.zoom ?? fallbackZoom;
  const drawn = (
    <DrawnMap
      label={`Map of ${data.name} with ${places.length} places, numbered as in the list beside it`}
      seed={data.slug}
      center={center}
      zoom={zoom}
      ground={block.drawn_map?.filename || null}
      shapes={shapes}
      markers={places.flatMap(({ slug, number, position, category: of }) =>
        position ? [{ key: slug, text: String(number), position, faint: !isChosen(of) }] : [],
      )}
      hotels={data.hotels.map(({ slug, position }) => ({ key: slug, position }))}
    />
  );
  return (
    <Section heading={block.heading || `${data.name}, drawn`} hideHeading={block.hide_heading} layout="display">
      <div className={styles.pair}>
        {data.streetMap ? (
          <StreetMap
            source={data.streetMap}
            city={data.name}
            center={center}
            zoom={zoom}
            places={places}
            hotels={data.hotels}
            chosen={chosen}
            onChoose={setChosen}
            onShown={setOnStreets}
          >
            {drawn}
          </StreetMap>
        ) : (
          drawn
        )}
        <div>
          <ol className={styles.list} role="list">
            {places.map((place) => (
              <li
                key={place.slug}
                id={placeOnMapId(place.slug)}
                className={classNames(
                  styles.place,
                  !isChosen(place.category) && styles.faint,
                  chosen === place.slug && styles.chosen,
                )}
              >
                <span className={styles.number}>{place.number}</span>
                {onStreets ? (
                  <button
                    type="button"
                    className={styles.choose}
                    aria-pressed={chosen === place.slug}
                    onClick={() => setChosen(place.slug)}
                  >
                    <span className={styles.name}>{place.name}</span>
                    <span className="visually-hidden">, show on the map</span>
                  </button>
                ) : (
                  <span className={styles.name}>{place.name}</span>
                )}
                <span className={styles.address}>
                  {[place.address, place.walkMinutes === null ? '' : `${place.walkMinutes} min`]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </li>
            ))}
          </ol>
          {data.hotels.map((hotel) => (
            <p key={hotel.slug} className={styles.hotel}>
              <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
                <path d="M10 1 19 10 10 19 1 10z" />
              </svg>
              <Link link={storyPath(hotel.fullSlug)}>{hotel.name}</Link>
              {hotel.address ? <span className={styles.address}>{hotel.address}</span> : null}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
