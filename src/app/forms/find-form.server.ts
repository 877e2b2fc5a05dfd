import { contentAt } from '#blocks/dates/time-window.ts';
import type { FormDefinition } from '#blocks/forms/form-fields.ts';
import { formIdField } from '#blocks/forms/form-names.ts';
import { formDefinition } from '#blocks/registry/form-definition.server.ts';
import { resolveBlocks } from '#blocks/registry/resolve.server.ts';
import { relations } from '#blocks/registry/schemas.ts';
import { storySlug } from '#protocol/storyblok/story-slug.ts';
import type { RequestContext, Site } from '../context.ts';
import { linkAt } from '../story-index.server.ts';
import { findWaitingForm } from './find-waiting-form.server.ts';

/**
 * The form that `posted` names on the page at `path`; null when the page has none of that name. It is built from the
 * page's own content, so that the browser cannot choose the recipient or the fields.
 */
export async function findForm(
  path: string,
  posted: Readonly<Record<string, string>>,
  site: Site,
  requestInfo: RequestContext,
): Promise<FormDefinition | null> {
  const id = posted[formIdField];
  if (!id) return null;
  const product = /^\/souvenirs\/product\/([^/]+)$/.exec(path)?.[1];
  if (product) {
    const handle = decodeSegment(product);
    const form = handle === null ? null : await findWaitingForm(handle, posted, site, requestInfo);
    return form?.id === id ? form : null;
  }

  const slug = storySlug(path);
  // As for pages: an unknown path costs no call of its own.
  if (!linkAt(await site.content.links(requestInfo.version), slug)) return null;
  const story = await site.content.story(slug, {
    version: requestInfo.version,
    resolveRelations: relations,
    resolveLinks: 'url',
  });
  const block = story && findBlock(contentAt(story.content, requestInfo.now).content, id);
  if (!block) return null;
  const data = await resolveBlocks([block], { ...site, ...requestInfo });
  return formDefinition(block, data[id] ?? null, requestInfo.now);
}

/** A part of a path as text; null where its escapes are broken. */
function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

type FoundBlock = { _uid: string; component: string };

/** The block with this `_uid`, however deep it stands; stories that a relation brought along are not looked into. */
function findBlock(value: unknown, uid: string): FoundBlock | null {
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = findBlock(item, uid);
      if (found) return found;
    }
    return null;
  }
  if (typeof value !== 'object' || value === null || 'full_slug' in value) return null;
  if (isBlock(value) && value._uid === uid) return value;
  return findBlock(Object.values(value), uid);
}

function isBlock(value: object): value is FoundBlock {
  return '_uid' in value && 'component' in value && typeof value.component === 'string';
}
