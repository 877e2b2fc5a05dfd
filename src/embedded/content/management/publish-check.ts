import { type ValidationIssue, validateStory } from '@storyblok/schema';
import type { Kysely } from 'kysely';
import type { PublishFinding } from '#protocol/storyblok/management.ts';
import type { BlockValue } from '#protocol/storyblok/story.ts';
import { isTimeZone } from '#protocol/time-zone.ts';
import type { StoryRow } from '../stored-story.ts';
import type { ContentTables } from '../tables.ts';
import { contentWarnings, linkedStories, type Surroundings } from './content-warnings.ts';
import { fieldErrors } from './request-body.ts';

/** Stored components are whatever an editor wrote; fields of a type that is not known are not checked. */
type Blocks = Parameters<typeof validateStory>[1]['blocks'];

type StoredComponent = { schema?: Record<string, { type: string; pos?: number }> };
type NamedRow = Pick<StoryRow, 'name' | 'slug' | 'full_slug'>;
type Database = Kysely<ContentTables>;

/** Both databases take as many parameters in one statement. */
const mostNamed = 1000;

/**
 * Throws 422 naming every place (`content.body.0.heading`) where a story's draft does not fit the space's components. A space
 * that has no component says nothing of its content.
 */
export async function checkPublishable(tx: Database, row: StoryRow): Promise<void> {
  if (row.draft_content === null) return;
  const content = JSON.parse(row.draft_content) as BlockValue;
  const errors = (await schemaIssues(tx, row, content)).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw fieldErrors('The story cannot be published', 'content', errors);
}

/** Everything that a publish check says of a content that the story may come to have: what keeps it back, and what guests would miss. */
export async function publishFindings(
  db: Database,
  row: NamedRow,
  content: BlockValue,
  today: Date,
): Promise<PublishFinding[]> {
  const issues = (await schemaIssues(db, row, content)).map(({ severity, path, message }) => ({
    severity,
    path: (path[0] === 'content' ? path.slice(1) : path).join('.'),
    message,
  }));
  return [...issues, ...contentWarnings(content, { ...(await linkTargets(db, content)), today })];
}

async function schemaIssues(db: Database, row: NamedRow, content: BlockValue): Promise<ValidationIssue[]> {
  const rows = await db
    .selectFrom('content_document')
    .select(['name', 'data'])
    .where('kind', '=', 'component')
    .execute();
  if (rows.length === 0) return [];
  const blocks = rows.map(({ name, data }) => ({ name, fields: fieldsOf(JSON.parse(data) as StoredComponent) }));
  const story = { name: row.name, slug: row.slug, full_slug: row.full_slug };
  return [...validateStory({ ...story, content }, { blocks: blocks as Blocks }).issues, ...zoneIssues(content)];
}

/** A time zone that there is not: the model takes any text for it, and times would be shown in UTC. */
function zoneIssues({ timezone, component }: BlockValue): ValidationIssue[] {
  if (typeof timezone !== 'string' || timezone === '' || isTimeZone(timezone)) return [];
  const message = `There is no time zone '${timezone}'. Write one such as America/Detroit.`;
  const path = ['content', 'timezone'];
  return [{ severity: 'error', code: 'unknown_time_zone', entity: `block:${component}`, path, message }];
}

/** Which of the stories that a content links to there are, and which of them the public does not see. */
async function linkTargets(db: Database, content: BlockValue): Promise<Omit<Surroundings, 'today'>> {
  const links = linkedStories(content).slice(0, mostNamed);
  if (links.length === 0) return { slugs: new Set(), uuids: new Set() };
  const named = (part: 'address' | 'uuid') => [...new Set(links.map((link) => link[part]))];
  const rows = await db
    .selectFrom('content_story')
    .select(['full_slug', 'uuid', 'published_at'])
    .where('deleted', '=', 0)
    .where('is_folder', '=', 0)
    .where((is) => is.or([is('full_slug', 'in', named('address')), is('uuid', 'in', named('uuid'))]))
    .execute();
  return {
    slugs: new Set(rows.map(({ full_slug }) => full_slug)),
    uuids: new Set(rows.map(({ uuid }) => uuid)),
    hidden: new Set(
      rows.flatMap(({ full_slug, uuid, published_at }) => (published_at === null ? [full_slug, uuid] : [])),
    ),
  };
}

function fieldsOf({ schema = {} }: StoredComponent) {
  return Object.entries(schema)
    .map(([name, field]) => ({ ...field, name }))
    .sort((left, right) => (left.pos ?? 0) - (right.pos ?? 0));
}
