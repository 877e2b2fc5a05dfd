import styles from './HotelsMap.module.css';

export type HotelPlace = { key: string; name: string; lat: number; lng: number };

/** The drawing's width and minimum height, in its own units; the space around the hotels, and for their names. */
const width = 1000;
const minHeight = 600;
const margin = 120;
const nameRoom = 190;

/** Degrees between two lines of the grid. */
const gridStep = 5;

/**
 * A drawn map of the hotels: a grid of degrees, a dot and a name each, a dotted line from one to the next as the list
 * has them. It says nothing that the list beside it does not, so it is hidden from screen readers.
 */
export function HotelsMap({ places }: { places: readonly HotelPlace[] }) {
  const { height, pointOf, meridians, parallels } = projection(places);
  const points = places.map((place) => ({ ...place, ...pointOf(place) }));
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <g className={styles.grid}>
        {meridians.map((x) => (
          <path key={x} d={`M${x} 0V${height}`} />
        ))}
        {parallels.map((y) => (
          <path key={y} d={`M0 ${y}H${width}`} />
        ))}
      </g>
      <polyline className={styles.way} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ key, name, x, y }) => (
        <g key={key}>
          <circle className={styles.dot} cx={x} cy={y} r="12" />
          <text className={styles.name} x={x + 24} y={y + 10}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Fits all places into the drawing; a degree of longitude is shorter than one of latitude by the cosine. */
function projection(places: readonly HotelPlace[]) {
  const [west, east] = range(places.map(({ lng }) => lng));
  const [south, north] = range(places.map(({ lat }) => lat));
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = (width - 2 * margin - nameRoom) / Math.max((east - west) * narrowing, 1);
  const height = Math.max(minHeight, Math.round((north - south) * scale) + 2 * margin);
  const xOf = (lng: number) => round(margin + (lng - west) * narrowing * scale);
  const yOf = (lat: number) => round(margin + (north - lat) * scale);
  return {
    height,
    pointOf: ({ lat, lng }: HotelPlace) => ({ x: xOf(lng), y: yOf(lat) }),
    meridians: gridLines(west - gridStep, east + 2 * gridStep).map(xOf),
    parallels: gridLines(south - gridStep, north + gridStep).map(yOf),
  };
}

function gridLines(from: number, to: number): number[] {
  const first = Math.ceil(from / gridStep);
  const count = Math.max(0, Math.floor(to / gridStep) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * gridStep);
}

function range(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
