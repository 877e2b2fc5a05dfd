import { LngLatBounds, Map as MapLibre, Marker, setWorkerUrl } from 'maplibre-gl';
import stylesheetUrl from 'maplibre-gl/dist/maplibre-gl.css?url';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { GuidePlace } from '../../guide-places/guide-places.ts';
import type { Position } from './map-projection.ts';
import type { MapHotel } from './resolve.server.ts';
import styles from './StreetMap.module.css';

export type OpenedMap = {
  /** Marks a place and brings it into view; null marks none. */
  choose: (slug: string | null) => void;
  zoomBy: (steps: number) => void;
  /** All places in view again. */
  reset: () => void;
  close: () => void;
};

type StreetMapContent = {
  styleUrl: string;
  label: string;
  center: Position;
  zoom: number;
  places: GuidePlace[];
  hotels: MapHotel[];
  onChoose: (slug: string) => void;
};

/** Timeout for loading the style, in ms. */
const loadTimeLimitMs = 15_000;

/**
 * Draws a street map into `ground` and resolves once it is seen. The page's scrolling is never taken: the map moves by
 * two fingers, with Ctrl, by its keys or its buttons. Rejects when the style does not come or the browser cannot draw it.
 */
export async function openStreetMap(ground: HTMLElement, content: StreetMapContent): Promise<OpenedMap> {
  const { styleUrl, label, center, zoom, places, hotels, onChoose } = content;
  await styled();
  setWorkerUrl(new URL(workerUrl, location.href).href);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const moving = still ? { duration: 0 } : {};
  const map = new MapLibre({
    container: ground,
    style: styleUrl,
    center: at(center),
    zoom,
    cooperativeGestures: true,
    fadeDuration: still ? 0 : 300,
    locale: { 'Map.Title': label },
  });
  const markers = new Map(places.flatMap((place) => (place.position ? [[place.slug, marker(place, onChoose)]] : [])));
  for (const place of places) {
    const element = markers.get(place.slug);
    if (place.position && element) new Marker({ element }).setLngLat(at(place.position)).addTo(map);
  }
  for (const hotel of hotels) new Marker({ element: hotelMarker(hotel) }).setLngLat(at(hotel.position)).addTo(map);

  const everything = new LngLatBounds();
  for (const { position } of [...places, ...hotels]) if (position) everything.extend(at(position));
  const reset = () => map.fitBounds(everything, { padding: 48, maxZoom: zoom, ...moving });

  try {
    await shown(map);
  } catch (error) {
    map.remove();
    throw error;
  }
  map.fitBounds(everything, { padding: 48, maxZoom: zoom, duration: 0 });
  return {
    choose(slug) {
      for (const [key, element] of markers) element.setAttribute('aria-pressed', String(key === slug));
      const place = places.find((known) => known.slug === slug);
      if (place?.position) map.easeTo({ center: at(place.position), ...moving });
    },
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps, moving),
    reset,
    close: () => map.remove(),
  };
}

function shown(map: MapLibre): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`the map took longer than ${loadTimeLimitMs} ms`)),
      loadTimeLimitMs,
    );
    map.once('load', () => {
      clearTimeout(timer);
      resolve();
    });
    map.on('error', ({ error }) => {
      // A missing tile leaves a gap; without its style there is no map.
      if (!map.isStyleLoaded()) reject(error);
    });
  });
}

/** The library's own styles, as a file that only this map fetches. */
function styled(): Promise<void> {
  if (document.querySelector(`link[href="${stylesheetUrl}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesheetUrl;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error('the map’s styles did not come'));
    document.head.append(link);
  });
}

function marker({ slug, name, number }: GuidePlace, onChoose: (slug: string) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.marker ?? '';
  button.textContent = String(number);
  button.setAttribute('aria-label', `${number}: ${name}`);
  button.setAttribute('aria-pressed', 'false');
  button.addEventListener('click', () => onChoose(slug));
  return button;
}

/** The marker of a hotel; its name and link are beside the map. */
function hotelMarker({ name }: MapHotel): HTMLElement {
  const sign = document.createElement('div');
  sign.title = name;
  const diamond = document.createElement('div');
  diamond.className = styles.hotel ?? '';
  sign.append(diamond);
  return sign;
}

function at({ lat, lng }: Position): [number, number] {
  return [lng, lat];
}
