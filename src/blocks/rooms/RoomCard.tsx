import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/heading.tsx';
import { storyPath } from '#ui/link-target.ts';
import { Picture } from '#ui/Picture.tsx';
import { TitleLink } from '#ui/TitleLink.tsx';
import { related, type StoryOf } from '../stories/stories.ts';
import { PriceLine } from './PriceLine.tsx';
import styles from './RoomCard.module.css';
import { roomFacts } from './room-facts.ts';
import type { RoomCardEvents } from './use-room-popup.tsx';

type RoomCardProps = {
  room: StoryOf<'room'>;
  sizes: string;
  /** Names the hotel over the room, where rooms of several stand together. */
  showHotel?: boolean;
  /** The link target, when it is not the room's page. */
  link?: string | undefined;
  /** Opens the room over the list. */
  events?: RoomCardEvents | undefined;
};

/**
 * A short view of a kind of room; the whole card is clickable and has one link. Its picture is 4:3, here (crop) and in the
 * stylesheet.
 */
export function RoomCard({ room, sizes, showHotel = false, link, events }: RoomCardProps) {
  const { content } = room;
  const hotel = related(content.hotel, 'hotel');
  return (
    <article className={styles.card} onPointerEnter={events?.onNear} onFocus={events?.onNear}>
      <Picture asset={content.photos?.[0]} sizes={sizes} ratio={4 / 3} alt={content.name} className={styles.picture} />
      <div className={styles.words}>
        {showHotel && hotel ? <p className={classNames('small-label', styles.hotel)}>{hotel.content.name}</p> : null}
        <Heading className={styles.name}>
          <TitleLink link={link ?? storyPath(room.full_slug)} covers onClick={events?.onClick}>
            {content.name}
          </TitleLink>
        </Heading>
        <p className={styles.facts}>{roomFacts(content).join('\u00a0· ')}</p>
        {content.accessible ? <p className={classNames('small-label', styles.badge)}>Accessible</p> : null}
        <PriceLine room={content} feeNote={hotel?.content.mandatory_fee_note} />
      </div>
    </article>
  );
}
