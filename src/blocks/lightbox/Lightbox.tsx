import { useRef, useState } from 'react';
import { carouselRole } from '#ui/carousel-role.ts';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Asset } from '#ui/Picture.tsx';
import styles from './Lightbox.module.css';
import { LightboxSlide, reachable } from './LightboxSlide.tsx';
import { useArrowKeys, useRowPosition } from './use-row-position.ts';

type LightboxProps = {
  /** Names the pictures together. */
  label: string;
  items: readonly Asset[];
  /** The one shown, from 0. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
};

/**
 * The pictures of a gallery, large, one after another: a row that scrolls and snaps, so that a swipe is the browser's
 * own, moved by buttons and arrow keys as well. Under it: number, caption (the picture's title), buttons. The pictures
 * beside the one shown are fetched with it.
 */
export function Lightbox({ label, items, index, onMove, onClose }: LightboxProps) {
  const row = useRef<HTMLDivElement>(null);
  const [isZoomed, setZoomed] = useState(false);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const isThere = (at: number) => items[at] !== undefined && !failed.has(items[at].filename);

  /** The next picture on that side that could be fetched; `null` at the end. */
  const beside = (by: 1 | -1) => {
    let at = index + by;
    while (items[at] && !isThere(at)) at += by;
    return items[at] ? at : null;
  };
  const moveTo = (at: number | null) => {
    if (at === null) return;
    setZoomed(false);
    onMove(at);
  };
  useRowPosition(row, index, moveTo);
  // At twice its size a picture is moved about by the same keys.
  useArrowKeys(row, isZoomed ? null : (by) => moveTo(beside(by)));

  const skip = (at: number) => {
    setFailed(new Set([...failed, items[at]?.filename ?? '']));
    if (at === index) moveTo(beside(1) ?? beside(-1));
  };

  const [before, after] = [beside(-1), beside(1)];
  return (
    <Dialog open onClose={onClose} title={label} hideTitle look="panel" className={styles.lightbox}>
      <div className={styles.viewer} {...carouselRole('carousel', label)}>
        <div ref={row} className={classNames(styles.row, isZoomed && styles.rowAtRest)} {...reachable}>
          {items.map((asset, at) => (
            <LightboxSlide
              key={asset.filename}
              asset={asset}
              label={`${at + 1} of ${items.length}`}
              isShown={at === index}
              isZoomed={isZoomed && at === index}
              onFailed={() => skip(at)}
            />
          ))}
        </div>
        <div className={styles.foot}>
          <p className={styles.caption} aria-live="polite">
            <span className={styles.counter}>
              {index + 1} / {items.length}
            </span>{' '}
            {items[index]?.title}
          </p>
          <div className={styles.controls}>
            <button
              type="button"
              className={styles.control}
              aria-pressed={isZoomed}
              aria-label="2×, twice the size"
              onClick={() => setZoomed(!isZoomed)}
            >
              2×
            </button>
            <Step icon="back" label="Previous" isEnd={before === null} onStep={() => moveTo(before)} />
            <Step icon="arrow" label="Next" isEnd={after === null} onStep={() => moveTo(after)} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}

type StepProps = { icon: 'back' | 'arrow'; label: string; isEnd: boolean; onStep: () => void };

/** Stays focusable at the end of the row, so that the focus is not lost with the last step. */
function Step({ icon, label, isEnd, onStep }: StepProps) {
  return (
    <button type="button" className={styles.control} aria-label={label} aria-disabled={isEnd} onClick={onStep}>
      <Icon name={icon} />
    </button>
  );
}
