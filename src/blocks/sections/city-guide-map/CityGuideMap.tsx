import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import { storyPath } from '#ui/link-target.ts';
import { Section } from '#ui/Section.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { placeEntryId, placeOnMapId } from '../../guide-places/guide-places.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import styles from './CityGuideMap.module.css';
import { DrawnMap, markerId } from './DrawnMap.tsx';
import { mapGround } from './map-ground.ts';
import { StreetMap } from './StreetMap.tsx';

/** The map itself, which a place that was found on the street map leads back to; a page has one. */
const mapId = 'guide-map';

/**
 * The places of a city on a drawn map, and on a street map where one is configured and asked for. The list beside it is
 * the source of truth and says how far each is on foot ('6 min', `walkMinutes`; the entries of the guide say it in
 * `PlaceEntry.tsx`); the map adds where they lie, and its numbers lead to the list. On the street map a place chosen on either side is chosen on both.
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
  const ground = mapGround(block, { center: data.center ?? places[0]?.position ?? null, zoom: data.zoom });
  if (!ground) return null;
  const drawn = (
    <DrawnMap
      label={`Map of ${data.name} with ${places.length} places, numbered as in the list beside it`}
      seed={data.slug}
      ground={ground}
      markers={places.flatMap(({ slug, number, name, position, category: of }) =>
        position
          ? [{ key: slug, text: String(number), name, href: `#${placeOnMapId(slug)}`, position, faint: !isChosen(of) }]
          : [],
      )}
      hotels={data.hotels.map(({ slug, position }) => ({ key: slug, position }))}
    />
  );
  return (
    <Section heading={block.heading || `${data.name}, drawn`} hideHeading={block.hide_heading} layout="display">
      <div className={styles.pair}>
        <div id={mapId} className={styles.map}>
          {data.streetMap ? (
            <StreetMap
              source={data.streetMap}
              city={data.name}
              center={ground.center}
              zoom={ground.zoom}
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
        </div>
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
                  <a href={`#${placeEntryId(place.slug)}`} className={styles.name}>
                    {place.name}
                  </a>
                )}
                <span className={styles.address}>
                  {[place.address, place.walkMinutes === null ? '' : `${place.walkMinutes} min`]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                {/* Shown once the place was asked for on the map. */}
                <a href={`#${onStreets ? mapId : markerId(place.slug)}`} className={styles.back}>
                  Back to the map<span className="visually-hidden">, from {place.name}</span>
                </a>
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
