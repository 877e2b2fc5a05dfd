import { Link } from '#ui/Link.tsx';
import type { TrackingData } from './tracking-data.ts';

/** The parcels of an order, a paragraph each. */
export function Tracking({ parcels }: { parcels: readonly TrackingData[] }) {
  return parcels.map(({ words, href }) => (
    <p key={words}>Tracking: {href ? <Link link={href}>{words}</Link> : words}</p>
  ));
}
