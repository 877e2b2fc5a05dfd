import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { announce } from '#ui/announcer.tsx';
import { Button, ButtonRow } from '#ui/Button.tsx';
import type { StreetMapStyle } from '../../contract/resolve-context.ts';
import type { GuidePlace } from '../../guide-places/guide-places.ts';
import type { Position } from './map-projection.ts';
import type { OpenedMap } from './open-street-map.ts';
import type { MapHotel } from './resolve.server.ts';
import styles from './StreetMap.module.css';

type StreetMapProps = {
  source: StreetMapStyle;
  city: string;
  center: Position;
  zoom: number;
  places: GuidePlace[];
  hotels: MapHotel[];
  /** Slug of the place that is chosen, here or in the list. */
  chosen: string | null;
  onChoose: (slug: string) => void;
  onShown: (shown: boolean) => void;
  /** The drawn map: what is seen until the other is asked for, and when it cannot be shown. */
  children: ReactNode;
};

/**
 * The drawn map with a button that brings the street map. Asking for it is the consent: only then is its code fetched,
 * and only then does the browser talk to the style's hosts, which are named before.
 */
export function StreetMap({ children, source, city, chosen, onChoose, onShown, ...what }: StreetMapProps) {
  const id = useId();
  const ground = useRef<HTMLDivElement>(null);
  const map = useRef<OpenedMap | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'ready' | 'failed'>('idle');
  const isOpen = state === 'loading' || state === 'ready';

  useEffect(() => {
    map.current?.choose(chosen);
  }, [chosen]);
  useEffect(() => () => map.current?.close(), []);

  async function show(): Promise<void> {
    setState('loading');
    try {
      const { openStreetMap } = await import('./open-street-map.ts');
      if (!ground.current) return;
      map.current = await openStreetMap(ground.current, {
        ...what,
        styleUrl: source.url,
        label: `Streets of ${city}`,
        onChoose,
      });
      setState('ready');
      onShown(true);
      announce('The street map is shown');
    } catch {
      setState('failed');
      announce('The street map could not be loaded');
    }
  }

  function hide(): void {
    map.current?.close();
    map.current = null;
    setState('idle');
    onShown(false);
  }

  return (
    <div>
      {isOpen ? (
        <a className={styles.skip} href={`#${id}after`}>
          Skip the map
        </a>
      ) : (
        children
      )}
      {isOpen ? (
        <div ref={ground} className={styles.ground} data-state={state}>
          {state === 'loading' ? <p className={styles.wait}>Fetching the streets …</p> : null}
        </div>
      ) : null}
      <div id={`${id}after`} tabIndex={-1} className={styles.controls}>
        {isOpen ? (
          <ButtonRow>
            <Button variant="secondary" onClick={() => map.current?.zoomBy(1)} aria-label="Closer">
              +
            </Button>
            <Button variant="secondary" onClick={() => map.current?.zoomBy(-1)} aria-label="Farther">
              −
            </Button>
            <Button variant="secondary" onClick={() => map.current?.reset()}>
              All places
            </Button>
            <Button variant="text" onClick={hide}>
              Back to the drawing
            </Button>
          </ButtonRow>
        ) : (
          <>
            <Button variant="secondary" onClick={show}>
              Show the streets
            </Button>
            <p className={styles.note}>
              {state === 'failed' ? 'The street map could not be loaded; the drawing and the list stay. ' : ''}
              {hostsOf(source)}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** Names the other hosts that the browser will contact, in a sentence; nothing when there are none. */
function hostsOf({ origins }: StreetMapStyle): string {
  const hosts = origins.map((origin) => new URL(origin).host);
  return `The street map comes from ${new Intl.ListFormat('en', { type: 'conjunction' }).format(hosts)}, who will see your address.`;
}
