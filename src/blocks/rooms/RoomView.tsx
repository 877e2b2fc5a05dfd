import { useEffect } from 'react';
import { capitalized } from '#ui/capitalized.ts';
import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { hasPicture, Picture } from '#ui/Picture.tsx';
import { StaticPart } from '#ui/StaticPart.tsx';
import { emit } from '../analytics/analytics.ts';
import { isStatic } from '../hydration/static-section.ts';
import type { ContentType } from '../registry/schemas.ts';
import { DraftHint } from '../rendering/DraftHint.tsx';
import { RichTextBody } from '../rich-text/RichTextBody.tsx';
import type { StoryOf } from '../stories/stories.ts';
import { BookRoom } from './BookRoom.tsx';
import { bathroomLine, roomFeatureLine } from './feature-names.ts';
import { PriceLine } from './PriceLine.tsx';
import { RoomPhotos } from './RoomPhotos.tsx';
import styles from './RoomView.module.css';
import type { RoomViewData } from './room-data.server.ts';
import { bedsText, sizeText } from './room-facts.ts';
import { roomPartIds } from './room-part-ids.ts';

/** Amenities in sight before the rest is asked for. */
const amenitiesShown = 8;

export type RoomViewOptions = {
  layout?: 'split' | 'stacked';
  amenities?: boolean;
  floorplan?: boolean;
  accessibility?: boolean;
  bookLabel?: string;
  /** The room's name stands elsewhere already. */
  hideName?: boolean;
  /** The first picture is the page's first: it is fetched at once. */
  priority?: boolean;
  /** Its parts can be named by an address: it is the page's only room. */
  withIds?: boolean;
};

type RoomViewProps = {
  room: StoryOf<'room'>;
  data: RoomViewData | null;
  headingId?: string;
  options?: RoomViewOptions;
};

/** The full view of one kind of room: its pictures, facts, price, the link to book it, and its accessibility. */
export function RoomView({ room, data, headingId, options = {} }: RoomViewProps) {
  const { content } = room;
  const { layout = 'split', hideName = false, priority = false, withIds = false } = options;
  const ids: Partial<typeof roomPartIds> = withIds ? roomPartIds : {};
  const hotel = data?.hotel ?? null;
  useEffect(() => emit('room_view', { room: room.full_slug }), [room.full_slug]);
  return (
    <div className={classNames(styles.view, styles[layout])}>
      <div className={styles.head}>
        <div className={styles.photos}>
          <RoomPhotos
            name={content.name}
            photos={content.photos ?? []}
            priority={priority}
            wide={layout === 'stacked'}
          />
        </div>
        <div className={styles.panel}>
          {hideName ? null : (
            <Heading id={headingId} className={styles.name}>
              {content.name}
            </Heading>
          )}
          {content.summary ? <p className={styles.summary}>{content.summary}</p> : null}
          <RoomFacts id={ids.facts} room={content} />
          <PriceLine room={content} feeNote={hotel?.feeNote} />
          <BookRoom room={room} hotel={hotel} label={options.bookLabel} />
        </div>
      </div>
      <HeadingLevel>
        <StaticPart isStatic={isStatic(content)} className={styles.more}>
          {() => (
            <>
              {content.description ? <RichTextBody value={content.description} className={styles.text} /> : null}
              {options.amenities === false ? null : <Amenities id={ids.amenities} names={data?.amenities ?? []} />}
              {options.floorplan && hasPicture(content.floorplan) ? (
                <figure className={styles.plan}>
                  <Picture
                    asset={content.floorplan}
                    sizes="(min-width: 60rem) 46vw, 100vw"
                    alt={`Plan of ${content.name}`}
                  />
                </figure>
              ) : null}
              {options.accessibility === false ? null : (
                <Access id={ids.access} room={content} hotelPath={hotel?.path ?? null} />
              )}
            </>
          )}
        </StaticPart>
      </HeadingLevel>
    </div>
  );
}

function RoomFacts({ id, room }: { id: string | undefined; room: ContentType<'room'> }) {
  return (
    <FactList
      id={id}
      className={styles.facts}
      facts={[
        ['Guests', room.max_guests ? `Up to ${room.max_guests}` : null],
        ['Beds', capitalized(bedsText(room.beds))],
        ['Bath', bathroomLine(room.bathroom)],
        ['Size', sizeText(room)],
        ['View', room.view],
      ]}
    />
  );
}

function Amenities({ id, names }: { id: string | undefined; names: readonly string[] }) {
  if (names.length === 0) return null;
  const rest = names.slice(amenitiesShown);
  return (
    <section id={id} className={styles.part}>
      <Heading className={classNames('small-label', styles.label)}>In the room</Heading>
      <ul className={styles.amenities}>
        {names.slice(0, amenitiesShown).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {rest.length > 0 ? (
        <Disclosure look="inline" summary={`Show all ${names.length}`}>
          <ul className={styles.amenities}>
            {rest.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </section>
  );
}

type AccessProps = { id: string | undefined; room: ContentType<'room'>; hotelPath: string | null };

function Access({ id, room, hotelPath }: AccessProps) {
  const link = hotelPath ? <Link link={`${hotelPath}#accessibility`}>Accessibility</Link> : null;
  if (!room.accessible) return link ? <p className={styles.part}>{link}</p> : null;
  return (
    <section id={id} className={classNames(styles.part, styles.access)}>
      <Heading className={classNames('small-label', styles.label)}>An accessible room</Heading>
      <FactList
        facts={[
          ['Bathing', roomFeatureLine(room.accessible_features, 'bathing')],
          ['Clearances', roomFeatureLine(room.accessible_features, 'clearances')],
          ['Alarms', roomFeatureLine(room.accessible_features, 'alarms')],
        ]}
      />
      {room.accessibility_detail ? (
        <RichTextBody value={room.accessibility_detail} />
      ) : (
        <DraftHint>An accessible room needs its accessibility detail.</DraftHint>
      )}
      {link ? <p>{link}</p> : null}
    </section>
  );
}
