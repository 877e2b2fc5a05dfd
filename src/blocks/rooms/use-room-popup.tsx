import { type ReactNode, Suspense } from 'react';
import { isPlainClick } from '#ui/plain-click.ts';
import { useOverlayAddress } from '#ui/use-overlay-address.ts';
import { lazySection } from '../rendering/lazy-section.ts';
import type { StoryOf } from '../stories/stories.ts';
import { fetchRoom } from './fetch-room.ts';

const RoomPopup = lazySection('RoomPopup', () => import('./RoomPopup.tsx'));

/** What a card does beside being a link to the room's page. */
export type RoomCardEvents = {
  onClick: (event: React.MouseEvent<HTMLAnchorElement>) => void;
  /** The pointer or the focus has come to the card: it may be opened next. */
  onNear?: () => void;
};

type RoomPopupOptions = {
  /** Unique on its page. */
  owner: string;
  rooms: readonly StoryOf<'room'>[];
  enabled?: boolean;
  bookLabel?: string | undefined;
  prevNext?: boolean;
};

/**
 * Lets the cards of a list open their rooms over it, at the address `?room={slug}`. Without scripts a card leads to
 * the room's page.
 */
export function useRoomPopup({ owner, rooms, enabled = true, bookLabel, prevNext = true }: RoomPopupOptions): {
  eventsOf: (room: StoryOf<'room'>) => RoomCardEvents | undefined;
  popup: ReactNode;
} {
  const address = useOverlayAddress('room', owner, (slug) => enabled && rooms.some((room) => room.slug === slug));
  const shown = rooms.find(({ slug }) => slug === address.value);
  return {
    eventsOf: (room) =>
      enabled
        ? {
            onClick: (event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              address.open(room.slug);
            },
            onNear: () => {
              // After a failure the error shows when the popup is opened.
              fetchRoom(room.full_slug).catch(() => {});
              void RoomPopup.preload();
            },
          }
        : undefined,
    popup: shown ? (
      <Suspense fallback={null}>
        <RoomPopup
          room={shown}
          rooms={rooms}
          bookLabel={bookLabel}
          prevNext={prevNext}
          onMove={address.move}
          onClose={address.close}
        />
      </Suspense>
    ) : null,
  };
}
