import type { LoaderFunctionArgs } from 'react-router';
import type { RoomAnswer } from '#blocks/rooms/fetch-room.ts';
import { resolveRoom } from '#blocks/rooms/room-data.server.ts';
import { slimStories } from '#blocks/stories/slim-stories.ts';
import { related } from '#blocks/stories/stories.ts';
import { requestContext, siteContext } from '../../context.ts';

/** `GET /api/rooms/{full slug of the room}`: what a list needs to open the room over itself, as JSON; 404 where there is none. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const slug = params['*'] ?? '';
  const story = await site.content.story(slug, { version: requestInfo.version, resolveRelations: ['room.hotel'] });
  const room = related(story, 'room');
  if (!room) return Response.json({ error: `There is no room '${slug}'` }, { status: 404 });
  const data = await resolveRoom(room, { ...site, ...requestInfo }, { others: false });
  return Response.json(slimStories({ room, data }) satisfies RoomAnswer);
}
