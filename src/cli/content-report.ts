import { validateStory } from '@storyblok/schema';
import { schema } from '#blocks/registry/schemas.ts';

/** What a story must have of its own to be checked; seeded and delivered stories both do. */
export type CheckedStory = { full_slug: string; content: { component: string; [field: string]: unknown } };

export type Finding = {
  severity: 'error' | 'warning';
  story: string;
  /** Where in the story's content, such as `body.0.media`. */
  path: string;
  message: string;
};

/** What the check knows of the rest of the site. */
export type Surroundings = {
  /** Full slugs and uuids of all stories. */
  slugs: ReadonlySet<string>;
  uuids: ReadonlySet<string>;
  today: Date;
};

const titleLimit = 60;
const descriptionLimit = 155;

/**
 * Everything that a publish check says about one story: content that does not fit its schema (error), and what a guest
 * would miss (warning): pictures without alternative text, links that lead nowhere, events in the past, accessible rooms
 * without their details, titles and descriptions too long for a search result.
 */
export function contentReport(story: CheckedStory, surroundings: Surroundings): Finding[] {
  const { full_slug, content } = story;
  const found: Finding[] = validateStory(story, schema).issues.map(({ severity, path, message }) => ({
    severity,
    story: full_slug,
    path: path.filter((key) => key !== 'content').join('.'),
    message,
  }));
  const warn = (path: string, message: string) => found.push({ severity: 'warning', story: full_slug, path, message });

  walk(content, '', (path, value) => {
    if (isPicture(value) && !value.alt && !value.meta_data?.decorative)
      warn(path, `${value.filename} has no alternative text`);
    const dead = deadLink(value, surroundings);
    if (dead !== null) warn(path, dead);
  });
  for (const [field, limit] of [
    ['seo_title', titleLimit],
    ['seo_description', descriptionLimit],
  ] as const) {
    const text = content[field];
    if (typeof text === 'string' && text.length > limit) {
      warn(field, `${text.length} characters; a search result shows about ${limit}`);
    }
  }
  if (content.component === 'room' && content.accessible && !content.accessibility_detail) {
    warn('accessibility_detail', 'An accessible room says what its guests need to know');
  }
  if (content.component === 'event' && isOver(content, surroundings.today)) warn('start', 'This event is over');
  return found;
}

function walk(value: unknown, path: string, visit: (path: string, value: Record<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(path, value as Record<string, unknown>);
  for (const [key, part] of Object.entries(value)) walk(part, path ? `${path}.${key}` : key, visit);
}

type PictureField = { filename: string; alt?: string | null; meta_data?: { decorative?: boolean } };

function isPicture(value: Record<string, unknown>): value is PictureField {
  return value.fieldtype === 'asset' && /\.(jpe?g|png|webp|avif|gif|svg)$/i.test(String(value.filename ?? ''));
}

/** Says where a link of the content leads to when nothing is there: link fields, and links inside rich text. */
function deadLink(value: Record<string, unknown>, { slugs, uuids }: Surroundings): string | null {
  const isField = value.fieldtype === 'multilink';
  const isMark = value.type === 'link' && typeof value.attrs === 'object' && value.attrs !== null;
  if (!isField && !isMark) return null;
  const link = (isMark ? value.attrs : value) as Record<string, unknown>;
  if (link.linktype !== 'story') return null;
  const address = String((isMark ? link.href : link.cached_url) ?? '').replace(/^\/+|\/+$/g, '');
  const uuid = String((isMark ? link.uuid : link.id) ?? '');
  if (slugs.has(address) || (uuid !== '' && uuids.has(uuid))) return null;
  return `The link to '${address}' leads to no story`;
}

function isOver(content: Record<string, unknown>, today: Date): boolean {
  if (content.repeat && content.repeat !== 'none') return false;
  const end = String(content.end || content.start || '').replace(' ', 'T');
  return end !== '' && Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(end) ? end : `${end}Z`) < today.getTime();
}
