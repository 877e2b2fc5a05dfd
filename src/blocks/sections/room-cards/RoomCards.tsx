import { useSearchParams } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import { Section } from '#ui/Section.tsx';
import { emit } from '../../analytics/analytics.ts';
import { bookPath } from '../../booking/book-path.ts';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { RoomCard } from '../../rooms/RoomCard.tsx';
import { useRoomPopup } from '../../rooms/use-room-popup.tsx';
import { related, relatedAll, type StoryOf } from '../../stories/stories.ts';
import styles from './RoomCards.module.css';
import { RoomFilterForm } from './RoomFilterForm.tsx';
import { filterRooms, isFiltered, roomFilter } from './room-filter.ts';

/** The class of each number of columns, and the share of the window's width that a card has. */
const columnLooks = {
  '2': { className: undefined, share: 47 },
  '3': { className: styles.three, share: 31 },
  '4': { className: styles.four, share: 23 },
} as const;

/** The rooms named, or all of the hotel, as cards; filters live in the query, so they work without scripts. */
export function RoomCards({ block }: BlockProps<'room_cards'>) {
  const [query] = useSearchParams();
  const ofHotel = useSectionData(block);
  const named = relatedAll(block.rooms, 'room');
  const rooms = named.length > 0 ? named : (ofHotel ?? []);
  const filter = roomFilter(query);
  const shown = block.filter ? filterRooms(rooms, filter) : rooms;
  const isInList = shown.some(({ slug }) => slug === query.get('room'));
  const { eventsOf, popup } = useRoomPopup({
    owner: block._uid,
    rooms: isInList ? shown : rooms,
    enabled: block.card_cta !== 'page' && block.card_cta !== 'book',
  });
  const bookable = ({ slug, content }: StoryOf<'room'>) => {
    const hotel = block.card_cta === 'book' ? related(content.hotel, 'hotel')?.slug : null;
    if (!hotel) return null;
    return {
      link: bookPath({ hotel, room: slug }),
      events: { onClick: () => emit('book_click', { hotel, room: slug }) },
    };
  };
  const count = shown.length === 1 ? '1 room' : `${shown.length} rooms`;

  if (rooms.length === 0) return <DraftHint>Add at least one room.</DraftHint>;
  const hotels = new Set(rooms.map(({ content }) => hotelKey(content.hotel)));
  const look = columnLooks[block.columns || '3'];
  return (
    <Section
      heading={block.heading || 'Rooms'}
      hideHeading={block.hide_heading || !block.heading}
      layout="display"
      intro={block.intro}
      aside={block.filter ? null : count}
    >
      {block.filter ? (
        <RoomFilterForm rooms={rooms} filter={filter} accessible={block.accessible_filter !== false} count={count} />
      ) : null}
      {shown.length === 0 ? (
        <p className={styles.none}>
          No room matches. {isFiltered(filter) ? <Link link="?">Clear filters</Link> : null}
        </p>
      ) : (
        <ul
          className={classNames(styles.cards, look.className, !block.filter && shown.length > 2 && styles.row)}
          role="list"
        >
          {shown.map((room) => (
            <li key={room.uuid}>
              <RoomCard
                room={room}
                showHotel={hotels.size > 1}
                events={eventsOf(room)}
                sizes={`(min-width: 60rem) ${look.share}vw, (min-width: 40rem) 47vw, ${block.filter ? 100 : 82}vw`}
                {...bookable(room)}
              />
            </li>
          ))}
        </ul>
      )}
      {popup}
    </Section>
  );
}

function hotelKey(hotel: unknown): string {
  return typeof hotel === 'object' && hotel !== null && 'uuid' in hotel ? String(hotel.uuid) : String(hotel);
}
