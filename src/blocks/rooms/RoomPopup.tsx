import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { HeadingLevel } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { storyPath } from '#ui/link-target.ts';
import type { StoryOf } from '../stories/stories.ts';
import { fetchRoom, type RoomAnswer } from './fetch-room.ts';
import styles from './RoomPopup.module.css';
import { RoomView } from './RoomView.tsx';

type RoomPopupProps = {
  room: StoryOf<'room'>;
  /** The list it stands in, for the way to the rooms before and after. */
  rooms: readonly StoryOf<'room'>[];
  bookLabel: string | undefined;
  prevNext: boolean;
  onMove: (slug: string) => void;
  onClose: () => void;
};

/** A room in a popup over its list: the list's data first, the rest once it is loaded. */
export function RoomPopup({ room, rooms, bookLabel, prevNext, onMove, onClose }: RoomPopupProps) {
  const [answer, retry] = useRoom(room.full_slug);
  const content = useRef<HTMLDivElement>(null);
  const place = rooms.findIndex(({ slug }) => slug === room.slug);

  const move = (to: StoryOf<'room'>) => {
    onMove(to.slug);
    const dialog = content.current?.closest('dialog');
    dialog?.scrollTo(0, 0);
    // The heading shows the other room before screen readers read it.
    dialog?.querySelector('h2')?.focus();
  };

  return (
    <Dialog open onClose={onClose} title={room.content.name} className={styles.popup}>
      <div ref={content} aria-busy={answer === 'loading'}>
        <HeadingLevel level={2}>
          <RoomView
            key={room.uuid}
            room={typeof answer === 'object' ? answer.room : room}
            data={typeof answer === 'object' ? answer.data : null}
            options={{ layout: 'split', hideName: true, ...(bookLabel ? { bookLabel } : {}) }}
          />
        </HeadingLevel>
        {answer === 'failed' ? (
          <div className={styles.failed} role="alert">
            <p>
              The price and the way to book did not come. Try again, or go to{' '}
              <Link link={storyPath(room.full_slug)}>the room’s own page</Link>.
            </p>
            <Button variant="secondary" onClick={retry}>
              Try again
            </Button>
          </div>
        ) : (
          <p className={styles.page}>
            <Link link={storyPath(room.full_slug)}>The room’s own page</Link>
          </p>
        )}
        {prevNext && rooms.length > 1 ? (
          <div className={styles.steps}>
            <Step room={rooms[place - 1]} label="Previous room" onStep={move} />
            <Step room={rooms[place + 1]} label="Next room" onStep={move} />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}

type StepProps = { room: StoryOf<'room'> | undefined; label: string; onStep: (room: StoryOf<'room'>) => void };

function Step({ room, label, onStep }: StepProps) {
  if (!room) return <span />;
  const prefetch = () => void fetchRoom(room.full_slug).catch(() => {});
  return (
    <button
      type="button"
      className={styles.step}
      onClick={() => onStep(room)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <span className={classNames('small-label', styles.label)}>{label}</span>
      {room.content.name}
    </button>
  );
}

/** Data of a room beyond its story, and a button to try again. */
function useRoom(fullSlug: string): [RoomAnswer | 'loading' | 'failed', () => void] {
  const [answer, setAnswer] = useState<{ of: string; is: RoomAnswer | 'failed' } | null>(null);
  const wanted = useRef(fullSlug);

  const ask = useCallback((slug: string) => {
    const show = (is: RoomAnswer | 'failed') => {
      if (wanted.current === slug) setAnswer({ of: slug, is });
    };
    fetchRoom(slug).then(show, () => show('failed'));
  }, []);

  useEffect(() => {
    wanted.current = fullSlug;
    ask(fullSlug);
  }, [fullSlug, ask]);

  const retry = () => {
    setAnswer(null);
    ask(fullSlug);
  };
  return [answer?.of === fullSlug ? answer.is : 'loading', retry];
}
