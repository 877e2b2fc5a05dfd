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
import { planAddress, stopId } from './plan-address.ts';
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

/** A button that a change takes away leaves the keyboard at the list that it stood in. */
function useKeptFocus(plan: string): void {
  const pressedIn = useRef<string | null>(null);
  useEffect(() => {
    const note = ({ target }: SubmitEvent) => {
      const isMore = target instanceof Element && target.closest(`#${moreId}`) !== null;
      pressedIn.current = isMore ? moreId : stopsId;
    };
    document.addEventListener('submit', note);
    return () => document.removeEventListener('submit', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan is what may have taken the button away
  useEffect(() => {
    const list = pressedIn.current;
    pressedIn.current = null;
    if (list && document.activeElement === document.body) document.getElementById(list)?.focus({ preventScroll: true });
  }, [plan]);
}
