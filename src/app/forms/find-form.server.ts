import { contentAt } from '#blocks/dates/time-window.ts';
import type { FormDefinition } from '#blocks/forms/form-fields.ts';
import { formIdField } from '#blocks/forms/form-names.ts';
import { formDefinition } from '#blocks/registry/form-definition.server.ts';
import { resolveBlocks } from '#blocks/registry/resolve.server.ts';
import { relations } from '#blocks/registry/schemas.ts';
import { related } from '#blocks/stories/stories.ts';
import { storySlug } from '#protocol/storyblok/story-slug.ts';
import type { RequestContext, Site } from '../context.ts';
import { linkAt } from '../story-index.server.ts';
import { findBlock } from './find-block.ts';
import { findWaitingForm } from './find-waiting-form.server.ts';
import { jobForm } from './job-form.server.ts';

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
  if (!story) return null;
  const content = contentAt(story.content, requestInfo.now).content;
  const job = related(story, 'job');
  const forms = job ? await jobForm(job.content, site, requestInfo) : content;
  const block = findBlock(forms, ({ _uid }) => _uid === id);
  if (!block) return null;
  const data = await resolveBlocks([block], { ...site, ...requestInfo, job });
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
