import { HeadingLevel } from '#ui/heading.tsx';
import { Section } from '#ui/Section.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { RoomCard } from '../../rooms/RoomCard.tsx';
import { useRoomPopup } from '../../rooms/use-room-popup.tsx';
import { related } from '../../stories/stories.ts';
import styles from './HotelRoomPopup.module.css';

/** One room as a card that opens over the page. */
export function HotelRoomPopup({ block }: BlockProps<'hotel_room_popup'>) {
  const ofHotel = useSectionData(block) ?? [];
  const room = related(block.room, 'room');
  const isListed = ofHotel.some(({ uuid }) => uuid === room?.uuid);
  const { eventsOf, popup } = useRoomPopup({
    owner: block._uid,
    rooms: isListed ? ofHotel : room ? [room] : [],
    bookLabel: block.cta_label || 'Book this room',
    prevNext: block.show_prev_next !== false,
  });
  if (!room) return <DraftHint>Choose a room that is published.</DraftHint>;
  const card = (
    <div className={styles.card}>
      <RoomCard room={room} events={eventsOf(room)} sizes="(min-width: 60rem) 30rem, 100vw" />
    </div>
  );
  return (
    <Section heading={block.heading} hideHeading={block.hide_heading}>
      {block.heading ? card : <HeadingLevel level={2}>{card}</HeadingLevel>}
      {popup}
    </Section>
  );
}
