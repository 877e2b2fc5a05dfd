import type { ContentContext } from '../content-context.ts';
import type { StoryRow } from '../stored-story.ts';

/** Tells of a change that the public can see; a draft that was only saved is none. */
export function announce<Row extends Pick<StoryRow, 'id' | 'name' | 'full_slug'>>(
  { onChange, spaceId }: Pick<ContentContext, 'onChange' | 'spaceId'>,
  action: string,
  row: Row,
): Row {
  const { id, name, full_slug } = row;
  const text = `The story ${name} (${full_slug}) was ${action}.`;
  onChange({ action, text, space_id: spaceId, story_id: id, full_slug });
  return row;
}
