import { useId } from 'react';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { RoomCard } from '../../rooms/RoomCard.tsx';
import { RoomView } from '../../rooms/RoomView.tsx';
import type { RoomViewData } from '../../rooms/room-data.server.ts';
import { related } from '../../stories/stories.ts';
import styles from './HotelRoomView.module.css';

/** One room as a section of a page. */
export function HotelRoomView({ block }: BlockProps<'hotel_room_view'>) {
  const id = useId();
  const data = useSectionData(block);
  const room = related(block.room, 'room');
  if (!room) return <DraftHint>Choose a room that is published.</DraftHint>;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <RoomView
        room={room}
        data={data}
        headingId={id}
        options={{
          layout: block.layout || 'split',
          amenities: block.show_amenities !== false,
          floorplan: block.show_floorplan === true,
          accessibility: block.show_accessibility !== false,
          bookLabel: block.cta_label || 'Book this room',
        }}
      />
      {block.related && data ? (
        <HeadingLevel>
          <OtherRooms data={data} />
        </HeadingLevel>
      ) : null}
    </section>
  );
}

/** The hotel's other rooms as cards; nothing where there are none. */
export function OtherRooms({ data: { hotel, others } }: { data: RoomViewData }) {
  if (others.length === 0) return null;
  return (
    <div className={styles.others}>
      <Heading className={styles.heading}>{hotel ? `Other rooms at ${hotel.name}` : 'Other rooms'}</Heading>
      <HeadingLevel>
        <ul className={styles.cards} role="list">
          {others.slice(0, 3).map((other) => (
            <li key={other.uuid}>
              <RoomCard room={other} sizes="(min-width: 40rem) 31vw, 100vw" />
            </li>
          ))}
        </ul>
      </HeadingLevel>
    </div>
  );
}
