import { onceForEach } from '../stories/once-for-each.ts';

/** Fields of a picture or file that components read. */
const assetFields = ['filename', 'alt', 'title', 'focus', 'meta_data'];
/** Fields of a file's `meta_data` that are shown: of a picture its size, colours and motion, of a download its bytes. */
const metaFields = ['width', 'height', 'color', 'preview', 'size', 'motion'];
/** Fields of a link that `ui/link-target` reads, by the kind of the link; the others name the same address again. */
const linkFields: Record<string, readonly string[]> = {
  story: ['linktype', 'cached_url', 'anchor', 'target'],
  email: ['linktype', 'email', 'url', 'cached_url', 'target'],
};
const otherLinkFields = ['linktype', 'url', 'cached_url', 'anchor', 'target'];

/**
 * A copy of content without what no component reads: the vendor's notes on files and links, and empty fields. Data
 * that a section resolved keep their nulls: a component may ask for them.
 */
export function leanContent<Value>(value: Value): Value {
  return lean(value, leanList) as Value;
}

type LeanList = (list: readonly unknown[]) => unknown[];

const leanItems: LeanList = (list) => list.map((item) => lean(item, leanItems));
// What the services answer is cached, so the same lists come again with the next request.
const leanList = onceForEach(leanItems);

function lean(value: unknown, ofList: LeanList): unknown {
  if (Array.isArray(value)) return ofList(value);
  if (typeof value !== 'object' || value === null) return value;
  if (isAsset(value)) {
    const { meta_data, ...asset } = pick(value, assetFields);
    const known = isObject(meta_data) ? pick(meta_data, metaFields) : {};
    return Object.keys(known).length > 0 ? { ...asset, meta_data: known } : asset;
  }
  if (isLink(value)) return pick(value, linkFields[value.linktype] ?? otherLinkFields);
  const isContent = 'component' in value;
  const entries = Object.entries(value).filter(([, field]) => !(isContent && isEmpty(field)));
  return Object.fromEntries(entries.map(([key, field]) => [key, lean(field, ofList)]));
}

/** A copy of a story with these fields of its content alone, and what tells its type and its address. */
export function storyWith<Content extends object, StoryLike extends { content: Content }>(
  story: StoryLike,
  fields: readonly (keyof StoryLike['content'])[],
): StoryLike {
  const kept = ['uuid', 'name', 'slug', 'full_slug'];
  const content = pick(story.content, ['_uid', 'component', ...fields.map(String)]);
  return { ...pick(story, kept), content } as StoryLike;
}

/**
 * What a document carries of content that its HTML shows: these fields, marked for `isStatic`. A required list that is
 * left out is empty.
 */
export function carriedContent<Content extends object>(
  content: Content,
  fields: readonly (keyof Content)[],
  lists: Partial<Content> = {},
): Content {
  const kept = pick(content, ['_uid', 'component', ...fields.map(String)]);
  return leanContent({ ...lists, ...kept, static: true } as Content & { static: true });
}

function pick(value: object, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([key, field]) => fields.includes(key) && !isEmpty(field)));
}

function isEmpty(field: unknown): boolean {
  return field === null || field === undefined || field === '';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAsset(value: object): boolean {
  return 'filename' in value && 'fieldtype' in value && value.fieldtype === 'asset';
}

function isLink(value: object): value is { linktype: string } {
  return (
    'fieldtype' in value && value.fieldtype === 'multilink' && 'linktype' in value && typeof value.linktype === 'string'
  );
}
