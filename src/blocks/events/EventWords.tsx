import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/heading.tsx';
import { TitleLink } from '#ui/TitleLink.tsx';
import { EventState } from './EventState.tsx';
import styles from './EventWords.module.css';
import { type ListedTime, timeWords } from './event-state.ts';
import type { ListedEvent } from './listed-event.ts';

type EventWordsProps = {
  event: ListedEvent;
  /** The event's own page, or that of one date of it. */
  path: string;
  /** The time that is meant. */
  time: ListedTime;
  /** Small facts at the end; empty ones are left out. */
  facts: readonly (string | null | undefined)[];
  /** Between the title and the facts. */
  children?: ReactNode;
  className?: string | undefined;
};

/** An event in a list: its title as the way to its page, and what has to be known to come. */
export function EventWords({ event, path, time, facts, children, className }: EventWordsProps) {
  return (
    <div className={classNames(styles.words, className)}>
      <EventState word={timeWords(time)} />
      <Heading className={styles.title}>
        <TitleLink link={path}>{time.state === 'cancelled' ? <s>{event.title}</s> : event.title}</TitleLink>
      </Heading>
      {children}
      <p className={styles.facts}>{facts.filter(Boolean).join('\u00a0· ')}</p>
    </div>
  );
}
