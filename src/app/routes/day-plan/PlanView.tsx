import { useEffect, useRef } from 'react';
import { DrawnMap } from '#blocks/sections/city-guide-map/DrawnMap.tsx';
import { useAnnouncedChange } from '#ui/announcer.tsx';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { PrintButton } from '#ui/PrintButton.tsx';
import { Section } from '#ui/Section.tsx';
import unfoldedMap from '../../drawings/unfolded-map.svg?url';
import { PageDrawing } from '../../layouts/PageDrawing.tsx';
import type { DayPlan } from './day-plan.ts';
import { MorePlaces, moreId } from './MorePlaces.tsx';
import { PlanNotices } from './PlanNotices.tsx';
import styles from './PlanView.module.css';
import { planAddress, removedId, stopId } from './plan-address.ts';
import { mapId, StopList, stopsId } from './StopList.tsx';

/** A day plan: its stops beside a map of them, and the places that may still be added. */
export function PlanView({ plan, publicUrl }: { plan: DayPlan; publicUrl: string }) {
  const { stops, city, map, seed, hotel, routeHref, path, clock } = plan;
  const slugs = stops.map(({ slug }) => slug);
  useAnnouncedChange(stops.map(({ name }, index) => `${index + 1}: ${name}`).join(', ') || 'The plan is empty');
  useKeptFocus(slugs.join());
  const marked = stops.flatMap(({ slug, name, position }, index) =>
    position ? [{ key: slug, text: String(index + 1), name, href: `#${stopId(slug)}`, position, faint: false }] : [],
  );
  return (
    <>
      <Section layout="display">
        <PlanNotices plan={plan} />
        <div className={styles.pair}>
          <div>
            {stops.length > 0 ? (
              <ButtonRow className={styles.actions}>
                {routeHref ? (
                  <ButtonLink link={routeHref} variant="primary">
                    The route in Google Maps
                  </ButtonLink>
                ) : null}
                <PrintButton>Print this plan</PrintButton>
              </ButtonRow>
            ) : null}
            <StopList plan={plan} />
            {stops.length > 0 ? (
              <p className={styles.note}>
                Walks between places are estimated: the straight line and 30 percent more, at 2.8 miles an hour.
                {clock ? <span className={styles.screen}>{` What is open is as of ${clock} in ${city}.`}</span> : null}{' '}
                To share the plan, send the address of this page; this browser keeps it, too.
                <noscript>
                  <span className={styles.screen}> To print it, choose Print in the browser’s menu.</span>
                </noscript>
                <span className={styles.address}> {`${publicUrl}${planAddress(path, slugs)}`}</span>
              </p>
            ) : null}
          </div>
          {map && marked.length > 0 ? (
            <div id={mapId} className={styles.map}>
              <DrawnMap
                label={`Map of ${city} with ${marked.length === 1 ? 'the stop' : `the ${marked.length} stops`} of this plan`}
                seed={seed}
                ground={map}
                markers={marked}
                hotels={hotel ? [{ key: hotel.path, position: hotel.position }] : []}
                joined
              />
            </div>
          ) : null}
          {stops.length === 0 ? <PageDrawing src={unfoldedMap} /> : null}
        </div>
      </Section>
      <MorePlaces plan={plan} />
    </>
  );
}

/**
 * Keeps the keyboard where a change leads: a button that moved with its stop comes along into the window; one that the
 * change took away leaves the focus to 'Undo', to the stop that came back, or to the list that it stood in.
 */
function useKeptFocus(plan: string): void {
  const pressed = useRef<HTMLElement | null>(null);
  const places = useRef<string[]>([]);
  useEffect(() => {
    const note = ({ submitter }: SubmitEvent) => {
      pressed.current = submitter;
      places.current = placesAfter(submitter);
    };
    document.addEventListener('submit', note);
    return () => document.removeEventListener('submit', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan is what may have moved the button, or taken it away
  useEffect(() => {
    const button = pressed.current;
    if (!button) return;
    pressed.current = null;
    if (document.activeElement === button) {
      button.closest('li')?.scrollIntoView({ block: 'nearest' });
    } else if (document.activeElement === document.body) {
      const found = places.current.flatMap((place) => document.querySelector<HTMLElement>(place) ?? []);
      found[0]?.focus({ preventScroll: found[0].id === moreId });
    }
  }, [plan]);
}

/** What gets the focus once this button has gone: the first of these that is there. */
function placesAfter(button: HTMLElement | null): string[] {
  if (!(button instanceof HTMLButtonElement) || button.closest(`#${moreId}`)) return [`#${moreId}`];
  if (button.name === 'back') return [`#${stopId(button.value)} [name="remove"]`, `#${stopsId}`];
  return [`#${removedId} button`, `#${stopsId}`];
}
