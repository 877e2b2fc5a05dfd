import { useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { tickerPollMs, tickerSeconds } from '#ui/constants.ts';
import { Icon } from '#ui/Icon.tsx';
import { useInstanceStyle } from '#ui/instance-style.tsx';
import { Link } from '#ui/Link.tsx';
import type { BlockProps } from '../../contract/block-props.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import styles from './Ticker.module.css';

const separators = { dot: '•', dash: '—', star: '✳', slash: '/' } as const;

/**
 * A line of short sentences that passes by. It stands still, wrapped, without scripts and under reduced motion; when
 * it moves there is always a button that stops it. The list is read once: its copies are hidden and inert.
 */
export function Ticker({ block }: BlockProps<'ticker'>) {
  const { frame, line, copies } = useCopies();
  const [paused, setPaused] = useState(false);
  const seconds = Number(block.speed_seconds) || tickerSeconds;
  const speed = useInstanceStyle({ '--ticker-time': `${seconds}s` });
  if (!block.items?.length) return <DraftHint>Add at least one line.</DraftHint>;

  const moving = copies > 0;
  return (
    <section
      className={classNames(styles.ticker, speed)}
      aria-label="News in short"
      // Without the focus nothing needs to be brought into view: the line passes from its beginning.
      onBlur={({ currentTarget }) => currentTarget.scrollTo({ left: 0 })}
    >
      <div
        ref={frame}
        className={classNames(
          styles.frame,
          moving && styles.moving,
          paused && styles.paused,
          block.direction === 'right' && styles.right,
          block.pause_on_hover !== false && styles.hoverPauses,
        )}
      >
        <Line items={block.items} separator={separators[block.separator || 'dot']} lineRef={line} />
        {Array.from({ length: copies }, (_, copy) => `copy-${copy}`).map((copy) => (
          <Line key={copy} items={block.items} separator={separators[block.separator || 'dot']} copy />
        ))}
      </div>
      {moving ? (
        <button type="button" className={styles.toggle} onClick={() => setPaused(!paused)}>
          <Icon name={paused ? 'play' : 'pause'} />
          <span className="visually-hidden">{paused ? 'Play moving text' : 'Pause moving text'}</span>
        </button>
      ) : null}
    </section>
  );
}

type LineProps = {
  items: Blocks['ticker_item'][];
  separator: string;
  copy?: boolean;
  lineRef?: React.RefObject<HTMLUListElement | null>;
};

function Line({ items, separator, copy = false, lineRef }: LineProps) {
  return (
    <ul ref={lineRef} className={styles.line} role="list" aria-hidden={copy || undefined} inert={copy}>
      {items.map((item) => (
        <li key={item._uid} className={styles.item}>
          <Link link={item.link} className={styles.link}>
            {item.text}
          </Link>
          <span aria-hidden="true" className={styles.separator}>
            {separator}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How many copies of the line fill its frame; measured until the width is stable, then whenever the frame changes. */
function useCopies() {
  const frame = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLUListElement>(null);
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    const place = frame.current;
    if (!place || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let width = 0;
    const measure = () => {
      const before = width;
      width = [...(line.current?.children ?? [])].reduce((sum, item) => sum + item.getBoundingClientRect().width, 0);
      setCopies(width > 0 ? Math.ceil(place.clientWidth / width) : 0);
      return before === width;
    };
    const resized = new ResizeObserver(() => void measure());
    const poll = setInterval(() => {
      if (!measure()) return;
      clearInterval(poll);
      resized.observe(place);
      // A typeface that comes late makes the line another length.
      if (line.current) resized.observe(line.current);
    }, tickerPollMs);
    return () => {
      clearInterval(poll);
      resized.disconnect();
    };
  }, []);

  return { frame, line, copies };
}
