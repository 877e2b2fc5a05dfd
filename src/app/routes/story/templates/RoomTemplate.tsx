import { useId } from 'react';
import { useBlockData } from '#blocks/block-context.ts';
import { OtherRooms } from '#blocks/hotel-room-view/HotelRoomView.tsx';
import { RoomView } from '#blocks/hotel-room-view/RoomView.tsx';
import type { RoomViewData } from '#blocks/hotel-room-view/resolve.server.ts';
import { RenderBlocks } from '#blocks/RenderBlocks.tsx';
import { HeadingLevel } from '#ui/heading.tsx';
import styles from './RoomTemplate.module.css';
import type { TemplateProps } from './templates.ts';

/** A kind of room on a page of its own, with the hotel's other rooms under it. */
export function RoomTemplate({ story }: TemplateProps<'room'>) {
  const id = useId();
  const data = useBlockData<RoomViewData>(story.content._uid);
  return (
    <>
      <article className={styles.room} aria-labelledby={id}>
        <HeadingLevel level={1}>
          <RoomView room={story} data={data} headingId={id} options={{ floorplan: true, priority: true }} />
        </HeadingLevel>
      </article>
      <RenderBlocks blocks={story.content.body} />
      {data ? (
        <div className={styles.others}>
          <OtherRooms data={data} />
        </div>
      ) : null}
    </>
  );
}
