import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { imageUrl } from '#ui/image-url.ts';
import styles from './DrawnMap.module.css';
import { clearSpot } from './label-spot.ts';
import type { MapGround } from './map-ground.ts';
import { mapSize, type Point, type Position, projectAround, spreadApart } from './map-projection.ts';
import { streetGrid } from './street-grid.ts';

type DrawnMapProps = {
  label: string;
  /** The same words draw the same streets. */
  seed: string;
  ground: MapGround;
  /** Each number is a link to where the page says more of its place. */
  markers: { key: string; text: string; name: string; href: string; position: Position; faint: boolean }[];
  hotels: { key: string; position: Position }[];
  /** Draws a line from the first hotel through the markers in their order and back. */
  joined?: boolean;
};

/** The element of a marker, for the way back from what it leads to; a page has one map. */
export function markerId(key: string): string {
  return `number-${key}`;
}

/** As large as a finger needs on a phone, where the drawing is 350 px wide. */
const markerRadius = 36;
/** Water and parks are areas and lie under the lines. */
const order = ['water', 'park', 'rail', 'street'] as const;

/** A map as a drawing: hatched water, dotted parks, a grid of streets, numbered markers. North is up. */
export function DrawnMap({ label, seed, ground, markers, hotels, joined = false }: DrawnMapProps) {
  const id = useId();
  const { center, zoom, shapes } = ground;
  const project = projectAround(
    center,
    zoom,
    [...markers, ...hotels].map(({ position }) => position),
  );
  const spots = spreadApart(
    [...markers, ...hotels].map(({ position }) => project(position)),
    markerRadius * 2.1,
  );
  const drawn = order.flatMap((kind) => shapes.filter((shape) => shape.kind === kind && shape.positions.length > 1));
  const { angle, blocks } = streetGrid(seed);
  return (
    <svg className={styles.map} viewBox={`0 0 ${mapSize} ${mapSize}`} role="graphics-document" aria-label={label}>
      <defs>
        <pattern id={`${id}water`} width="18" height="18" patternUnits="userSpaceOnUse">
          <path className={styles.hatch} d="M0 6h18M0 15h18" />
        </pattern>
        <pattern id={`${id}park`} width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <circle className={styles.dot} cx="8" cy="8" r="2.5" />
        </pattern>
      </defs>
      <rect className={styles.ground} width={mapSize} height={mapSize} />
      {ground.ground ? (
        <image href={imageUrl(ground.ground, { width: 1440 })} width={mapSize} height={mapSize} />
      ) : (
        <g transform={`rotate(${angle} ${mapSize / 2} ${mapSize / 2})`}>
          <path className={styles.streets} d={blocks} />
        </g>
      )}
      {drawn.map(({ key, kind, positions }) => {
        const points = positions.map((position) => pair(project(position))).join(' ');
        if (kind === 'street' || kind === 'rail')
          return <polyline key={key} className={styles[kind]} points={points} />;
        return (
          <g key={key}>
            <polygon className={styles[kind]} points={points} />
            <polygon fill={`url(#${id}${kind})`} points={points} />
          </g>
        );
      })}
      {drawn.map(({ key, name, positions }) =>
        name ? (
          <text
            key={key}
            className={styles.name}
            {...clearSpot(positions.map(project), name, spots, markerRadius * 1.15)}
          >
            {name}
          </text>
        ) : null,
      )}
      {joined ? <polyline className={styles.route} points={wayThrough(spots, markers.length)} /> : null}
      {hotels.map(({ key }, index) => (
        <path key={key} className={styles.hotel} d={diamond(spots[markers.length + index])} />
      ))}
      {markers.map(({ key, text, name, href, faint }, index) => {
        const spot = spots[index] ?? { x: 0, y: 0 };
        return (
          // The browser's own link: it follows a hash at once, and marks what the hash names.
          <a
            key={key}
            id={markerId(key)}
            href={href}
            aria-label={`${text}: ${name}`}
            className={classNames(styles.marker, faint && styles.faint)}
          >
            <circle cx={round(spot.x)} cy={round(spot.y)} r={markerRadius} />
            <text x={round(spot.x)} y={round(spot.y)} dy="0.36em">
              {text}
            </text>
          </a>
        );
      })}
    </svg>
  );
}

/** Spots of markers come first, those of hotels after them. */
function wayThrough(spots: readonly Point[], markers: number): string {
  const start = spots.slice(markers, markers + 1);
  return [...start, ...spots.slice(0, markers), ...start].map(pair).join(' ');
}

function pair({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}

function diamond({ x, y }: Point = { x: 0, y: 0 }): string {
  const half = markerRadius * 1.15;
  return `M${round(x)} ${round(y - half)}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
