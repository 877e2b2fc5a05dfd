import { Fragment, type ReactNode } from 'react';
import { Form } from 'react-router';
import { OpeningSign } from '#blocks/sections/eat-drink-section/OpeningSign.tsx';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { phoneAddress } from '#ui/phone-address.ts';
import type { DayPlan, PlanStop } from './day-plan.ts';
import { removedId, stopId } from './plan-address.ts';
import { minutesWords } from './plan-words.ts';
import styles from './StopList.module.css';

export const stopsId = 'stops';
/** The map that shows the stops. */
export const mapId = 'day-map';

/** The stops in their order, with the walks between them, from the hotel and back. */
export function StopList({ plan }: { plan: DayPlan }) {
  const { stops, hotel, wayBack, path, removed } = plan;
  const slugs = stops.map(({ slug }) => slug);
  const removal = removed ? <Removed removed={removed} /> : null;
  return (
    <>
      <h2 id={stopsId} tabIndex={-1} className="visually-hidden">
        Stops
      </h2>
      {stops.length > 0 || removal ? (
        <Form method="post" action={path} preventScrollReset aria-label="Order of the stops">
          <input type="hidden" name="places" value={slugs.join(',')} />
          {hotel && stops.length > 0 ? <HotelLine hotel={hotel} /> : null}
          <ol role="list">
            {stops.map((stop, index) => (
              <Fragment key={stop.slug}>
                {removed?.at === index ? removal : null}
                <li id={stopId(stop.slug)} className={styles.item}>
                  <Walk minutes={stop.walk} />
                  <Stop stop={stop} number={index + 1} last={index === stops.length - 1} />
                </li>
              </Fragment>
            ))}
            {removed?.at === stops.length ? removal : null}
          </ol>
          {hotel && stops.length > 0 ? (
            <>
              <Walk minutes={wayBack} />
              <HotelLine hotel={hotel} />
            </>
          ) : null}
        </Form>
      ) : null}
      {stops.length === 0 ? (
        <p className={styles.empty}>
          No place yet. Add some from the list below, or <Link link={plan.guidePath}>read the guide</Link> first.
        </p>
      ) : null}
    </>
  );
}

/** Stands where the stop stood. */
function Removed({ removed: { slug, name, at } }: { removed: NonNullable<DayPlan['removed']> }) {
  return (
    <li id={removedId} className={styles.removed}>
      <span>{name} was removed.</span>
      <input type="hidden" name="at" value={at} />
      <Move name="back" slug={slug} of={name}>
        Undo
      </Move>
    </li>
  );
}

function HotelLine({ hotel: { name, path, address } }: { hotel: NonNullable<DayPlan['hotel']> }) {
  return (
    <p className={styles.hotel}>
      <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 1 19 10 10 19 1 10z" />
      </svg>
      <Link link={path}>{name}</Link>
      {address ? <span className={styles.small}>{address}</span> : null}
    </p>
  );
}

function Walk({ minutes }: { minutes: number | null }) {
  return minutes === null ? null : <p className={styles.walk}>about {minutesWords(minutes)} on foot</p>;
}

function Stop({ stop, number, last }: { stop: PlanStop; number: number; last: boolean }) {
  const { slug, name, category, address, hours, phone, opening, mapsHref } = stop;
  return (
    <div className={styles.stop}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        {category ? <p className="small-label">{category}</p> : null}
        <h3 className={styles.name}>
          <span className="visually-hidden">{number}: </span>
          {name}
        </h3>
        <div className={styles.now}>
          <OpeningSign opening={opening} />
        </div>
        <p className={styles.small}>
          {address}
          {hours ? <span className={styles.line}>{hours}</span> : null}
          {phone ? (
            <span className={styles.line}>
              <Link link={phoneAddress(phone)}>{phone}</Link>
            </span>
          ) : null}
        </p>
        <p className={styles.links}>
          {mapsHref ? (
            <Link link={mapsHref} label={`${name} in Google Maps`}>
              Google Maps
            </Link>
          ) : null}
          {/* Shown once the stop was asked for on the map. */}
          <a href={`#${mapId}`} className={styles.back}>
            Back to the map
          </a>
        </p>
      </div>
      <div className={styles.buttons}>
        <Move name="earlier" slug={slug} isOff={number === 1} of={name}>
          Up
        </Move>
        <Move name="later" slug={slug} isOff={last} of={name}>
          Down
        </Move>
        <Move name="remove" slug={slug} of={name}>
          Remove
        </Move>
      </div>
    </div>
  );
}

type MoveProps = { name: string; slug: string; of: string; isOff?: boolean; children: ReactNode };

/** A button that cannot move its stop any further stays, so that the keyboard stays on it. */
function Move({ name, slug, of, isOff = false, children }: MoveProps) {
  return (
    <Button
      type={isOff ? 'button' : 'submit'}
      variant="text"
      name={name}
      value={slug}
      aria-disabled={isOff || undefined}
    >
      {children}
      <span className="visually-hidden">: {of}</span>
    </Button>
  );
}
