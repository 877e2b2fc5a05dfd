import { Carousel } from '#ui/Carousel.tsx';
import { Section } from '#ui/Section.tsx';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { RoomCard } from '../../rooms/RoomCard.tsx';
import { useRoomPopup } from '../../rooms/use-room-popup.tsx';
import { relatedAll } from '../../stories/stories.ts';

/** Rooms in a row that scrolls. */
export function RoomCarousel({ block }: BlockProps<'room_carousel'>) {
  const rooms = relatedAll(block.rooms, 'room');
  const { eventsOf, popup } = useRoomPopup({ owner: block._uid, rooms });
  if (rooms.length < 2) return <DraftHint>Add at least two rooms.</DraftHint>;
  return (
    <Section heading={block.heading} hideHeading={block.hide_heading} layout="display">
      <Carousel
        label={block.heading}
        peek={block.peek !== false}
        showCount={block.show_count !== false}
        besideHeading={!block.hide_heading}
      >
        {rooms.map((room) => (
          <RoomCard
            key={room.uuid}
            room={room}
            showHotel
            events={eventsOf(room)}
            sizes="(min-width: 64rem) 40vw, (min-width: 40rem) 46vw, 86vw"
          />
        ))}
      </Carousel>
      {popup}
    </Section>
  );
}
