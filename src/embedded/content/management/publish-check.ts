import { validateStory } from '@storyblok/schema';
import type { Transaction } from 'kysely';
import type { BlockValue } from '#protocol/storyblok/story.ts';
import type { StoryRow } from '../stored-story.ts';
import type { ContentTables } from '../tables.ts';
import { fieldErrors } from './request-body.ts';

/** Stored components are whatever an editor wrote; fields of a type that is not known are not checked. */
type Blocks = Parameters<typeof validateStory>[1]['blocks'];

type StoredComponent = { schema?: Record<string, { type: string; pos?: number }> };

/**
 * Throws 422 naming every place (`content.body.0.heading`) where a story's draft does not fit the space's components. A space
 * that has no component says nothing of its content.
 */
export async function checkPublishable(tx: Transaction<ContentTables>, row: StoryRow): Promise<void> {
  if (row.draft_content === null) return;
  const rows = await tx
    .selectFrom('content_document')
    .select(['name', 'data'])
    .where('kind', '=', 'component')
    .execute();
  if (rows.length === 0) return;
  const blocks = rows.map(({ name, data }) => ({ name, fields: fieldsOf(JSON.parse(data) as StoredComponent) }));
  const story = { name: row.name, slug: row.slug, full_slug: row.full_slug };
  const content = JSON.parse(row.draft_content) as BlockValue;
  const { issues } = validateStory({ ...story, content }, { blocks: blocks as Blocks });
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw fieldErrors('The story cannot be published', 'content', errors);
}

function fieldsOf({ schema = {} }: StoredComponent) {
  return Object.entries(schema)
    .map(([name, field]) => ({ ...field, name }))
    .sort((left, right) => (left.pos ?? 0) - (right.pos ?? 0));
}
