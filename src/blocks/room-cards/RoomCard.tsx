import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { storyPath } from '#ui/link-target.ts';
import { Picture } from '#ui/Picture.tsx';
import { related, type StoryOf } from '../stories.ts';
import { PriceLine } from './PriceLine.tsx';
import styles from './RoomCard.module.css';
import { roomFacts } from './room-facts.ts';

type RoomCardProps = {
  room: StoryOf<'room'>;
  sizes: string;
  /** Names the hotel over the room, where rooms of several stand together. */
  showHotel?: boolean;
  /** `book` leads to the booking form with this room chosen. */
  cta?: 'popup' | 'page' | 'book';
};

/** A kind of room at a glance; the whole card is clickable, and holds one link. */
export function RoomCard({ room, sizes, showHotel = false, cta = 'page' }: RoomCardProps) {
  const { content } = room;
  const hotel = related(content.hotel, 'hotel');
  const path = storyPath(room.full_slug);
  const link = cta === 'book' && hotel ? `/book?hotel=${hotel.slug}&room=${room.slug}` : path;
  return (
    <article className={styles.card}>
      <Picture asset={content.photos?.[0]} sizes={sizes} ratio={4 / 3} alt={content.name} className={styles.picture} />
      <div className={styles.words}>
        {showHotel && hotel ? <p className={styles.hotel}>{hotel.content.name}</p> : null}
        <Heading className={styles.name}>
          <Link link={link} className={styles.link}>
            {content.name}
          </Link>
        </Heading>
        <p className={styles.facts}>{roomFacts(content).join(' · ')}</p>
        {content.accessible ? <p className={styles.badge}>Accessible</p> : null}
        <PriceLine room={content} feeNote={hotel?.content.mandatory_fee_note} />
      </div>
    </article>
  );
}
