import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useInstanceStyle } from '#ui/instance-style.tsx';
import type { Blocks } from '../../registry/schemas.ts';
import type { AllowedFrame } from './allowed-frame.server.ts';
import styles from './EventBookingFrame.module.css';
import { clampedHeight, defaultFrameHeightPx, requestedHeight } from './frame-height.ts';

/**
 * A frame that has not loaded by then counts as blocked, in milliseconds
 * (docs/reference/sections.md#event-booking-frame).
 */
const loadTimeLimitMs = 10_000;

type BookingFrameProps = {
  block: Blocks['event_booking_frame'];
  frame: AllowedFrame;
  /** It replaces the consent button and takes its focus. */
  isAwaited: boolean;
};
type FrameState = 'waiting' | 'loading' | 'ready' | 'failed';

/** The frame itself: loaded near the viewport, as tall as it requests, replaced by a link where it fails. */
export function BookingFrame({ block, frame, isAwaited }: BookingFrameProps) {
  const [state, setState] = useState<FrameState>('waiting');
  const [height, setHeight] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLIFrameElement>(null);
  const size = useInstanceStyle({
    '--frame-mobile': `${clampedHeight(Number(block.height_mobile) || defaultFrameHeightPx.mobile)}px`,
    '--frame-desktop': `${clampedHeight(Number(block.height_desktop) || defaultFrameHeightPx.desktop)}px`,
    '--frame-height': height === null ? null : `${height}px`,
  });

  useEffect(() => {
    if (isAwaited) box.current?.focus({ preventScroll: true });
  }, [isAwaited]);

  useEffect(() => {
    if (state !== 'waiting' || !box.current) return;
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setState('loading');
      },
      { rootMargin: '500px' },
    );
    near.observe(box.current);
    return () => near.disconnect();
  }, [state]);

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), loadTimeLimitMs);
    const blocked = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setState('failed');
    };
    document.addEventListener('securitypolicyviolation', blocked);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('securitypolicyviolation', blocked);
    };
  }, [state]);

  useEffect(() => {
    if (block.auto_height === false) return;
    const listen = (message: MessageEvent) => {
      const requested = requestedHeight(message, {
        source: element.current?.contentWindow,
        // A window of this site is sandboxed away from it, and then has an origin of its own that is no address.
        origin: frame.source ?? 'null',
      });
      if (requested !== null) setHeight(requested);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [block.auto_height, frame.source]);

  if (state === 'failed') {
    return (
      <div className={styles.card} role="status">
        <p>{block.fallback_text}</p>
        <ButtonLink link={block.fallback_link} variant="secondary">
          Book without the window
        </ButtonLink>
      </div>
    );
  }
  const iframe = (
    <iframe
      ref={element}
      title={block.title}
      src={frame.src}
      className={styles.frame}
      loading="lazy"
      // Scripts together with its own origin would let a window of this site out of its sandbox.
      sandbox={`allow-scripts allow-forms allow-popups${frame.source ? ' allow-same-origin' : ''}`}
      allow="payment"
      referrerPolicy="strict-origin"
      onLoad={() => setState('ready')}
    />
  );
  return (
    <div ref={box} tabIndex={-1} className={classNames(styles.box, size)} aria-busy={state === 'loading'}>
      {state === 'waiting' ? <noscript>{iframe}</noscript> : iframe}
    </div>
  );
}
