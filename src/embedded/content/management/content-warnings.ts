import { contrast } from '#protocol/contrast.ts';
import type { PublishFinding } from '#protocol/storyblok/management.ts';

/** What the check knows of the rest of the site. */
export type Surroundings = {
  /** Full slugs and uuids of all stories; at least of those that the content links to. */
  slugs: ReadonlySet<string>;
  uuids: ReadonlySet<string>;
  /** Slugs and uuids of those that the public does not see; without it all are taken as public. */
  hidden?: ReadonlySet<string>;
  today: Date;
};

type Content = { component: string; [field: string]: unknown };
type Warn = (path: string, message: string) => void;
/** A link to a story, as fields and rich text hold it; either part may be empty. */
type StoryLink = { address: string; uuid: string };

const titleLimit = 60;
const descriptionLimit = 155;
/** Of text to its background, WCAG 2.2. */
const leastContrast = 4.5;

/**
 * What a guest would miss in a content that fits its schema: pictures without alternative text, links that lead nowhere, colours
 * that cannot be read, events in the past, accessible rooms without their details, titles and descriptions too long for a
 * search result.
 */
export function contentWarnings(content: Content, surroundings: Surroundings): PublishFinding[] {
  const found: PublishFinding[] = [];
  const warn: Warn = (path, message) => found.push({ severity: 'warning', path, message });
  walk(content, '', (path, value) => {
    if (isPicture(value) && !value.alt && !value.meta_data?.decorative)
      warn(path, `${value.filename} has no alternative text`);
    const link = storyLink(value);
    const problem = link && deadLink(link, surroundings);
    if (problem) warn(path, problem);
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
  if (content.component === 'room' && content.accessible && !hasText(content.accessibility_detail)) {
    warn('accessibility_detail', 'An accessible room says what its guests need to know');
  }
  if (content.component === 'event' && isOver(content, surroundings.today)) warn('start', 'This event is over');
  if (content.component === 'footer') checkColors(content, warn);
  return found;
}

/** The stories that a content links to. */
export function linkedStories(content: Content): StoryLink[] {
  const links: StoryLink[] = [];
  walk(content, '', (_path, value) => {
    const link = storyLink(value);
    if (link) links.push(link);
  });
  return links;
}

/** A footer has its own colours only where they can be read (`src/blocks/footer/Footer.tsx`). */
function checkColors({ footer_bg_color: ground, footer_text_color: text }: Content, warn: Warn): void {
  if (typeof ground !== 'string' || typeof text !== 'string' || ground === '' || text === '') return;
  const found = contrast(ground, text);
  if (found !== null && found < leastContrast) {
    const words = `${found.toFixed(1)} : 1 with the background; at least ${leastContrast} : 1 can be read`;
    warn('footer_text_color', `${words}. Until then the hotel's own colours are shown`);
  }
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

function storyLink(value: Record<string, unknown>): StoryLink | null {
  const isField = value.fieldtype === 'multilink';
  const isMark = value.type === 'link' && typeof value.attrs === 'object' && value.attrs !== null;
  if (!isField && !isMark) return null;
  const link = (isMark ? value.attrs : value) as Record<string, unknown>;
  if (link.linktype !== 'story') return null;
  const address = String((isMark ? link.href : link.cached_url) ?? '').replace(/^\/+|\/+$/g, '');
  const uuid = String((isMark ? link.uuid : link.id) ?? '');
  // A field without a link: whether it needs one is the schema's matter.
  return isField && address === '' && uuid === '' ? null : { address, uuid };
}

/** Says where a link leads to when nothing is there, or nothing that guests see; null for one that leads to a page. */
function deadLink({ address, uuid }: StoryLink, { slugs, uuids, hidden }: Surroundings): string | null {
  if (!slugs.has(address) && (uuid === '' || !uuids.has(uuid))) return `The link to '${address}' leads to no story`;
  if (hidden?.has(address) || hidden?.has(uuid)) return `The link to '${address}' leads to a story that is not public`;
  return null;
}

/** Whether rich text has any words. */
function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return JSON.stringify(value ?? '').includes('"text":"');
}

function isOver(content: Record<string, unknown>, today: Date): boolean {
  if (content.repeat && content.repeat !== 'none') return false;
  const end = String(content.end || content.start || '').replace(' ', 'T');
  return end !== '' && Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(end) ? end : `${end}Z`) < today.getTime();
}
