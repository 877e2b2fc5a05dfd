import { numberOf, positionOf } from '../../guide-places/guide-places.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { type Position, parsePositions } from './map-projection.ts';

const fallbackZoom = 15;

type MapShape = {
  key: string;
  kind: 'water' | 'park' | 'street' | 'rail';
  name: string;
  positions: Position[];
};

/** What a drawn map shows beneath its markers. */
export type MapGround = {
  center: Position;
  zoom: number;
  /** Address of a picture that takes the place of the drawn streets. */
  ground: string | null;
  shapes: MapShape[];
};

/** The ground of a city's map as its section says, else as the city does; `null` where nobody says where the city is. */
export function mapGround(
  block: Blocks['city_guide_map'] | null,
  city: { center: Position | null; zoom: number | null },
): MapGround | null {
  const center = positionOf(block?.center_lat, block?.center_lng) ?? city.center;
  if (!center) return null;
  return {
    center,
    zoom: numberOf(block?.zoom) ?? city.zoom ?? fallbackZoom,
    ground: block?.drawn_map?.filename || null,
    shapes: (block?.shapes ?? []).map(({ _uid, kind, name, points }) => ({
      key: _uid,
      kind: kind || 'street',
      name: name ?? '',
      positions: parsePositions(points),
    })),
  };
}
