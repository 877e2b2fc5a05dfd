import { useId } from 'react';
import { isStatic } from '#blocks/hydration/static-section.ts';
import { RenderBlocks } from '#blocks/rendering/RenderBlocks.tsx';
import { RoomView } from '#blocks/rooms/RoomView.tsx';
import { OtherRooms } from '#blocks/sections/hotel-room-view/HotelRoomView.tsx';
import { HeadingLevel } from '#ui/heading.tsx';
import { StaticPart } from '#ui/StaticPart.tsx';
import { useStoryData } from '../story-data.ts';
import styles from './RoomTemplate.module.css';
import type { TemplateProps } from './templates.ts';

/** A kind of room on a page of its own, with the hotel's other rooms under it. */
export function RoomTemplate({ story }: TemplateProps<'room'>) {
  const id = useId();
  const data = useStoryData(story.content);
  return (
    <>
      <article className={styles.room} aria-labelledby={id}>
        <HeadingLevel level={1}>
          <RoomView
            room={story}
            data={data}
            headingId={id}
            options={{ floorplan: true, priority: true, withIds: true }}
          />
        </HeadingLevel>
      </article>
      <RenderBlocks blocks={story.content.body} />
      {data ? (
        <StaticPart isStatic={isStatic(story.content)} className={styles.others}>
          {() => <OtherRooms data={data} />}
        </StaticPart>
      ) : null}
    </>
  );
}
