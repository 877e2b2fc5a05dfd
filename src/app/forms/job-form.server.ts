import { contentAt } from '#blocks/dates/time-window.ts';
import { type Blocks, type ContentType, relations } from '#blocks/registry/schemas.ts';
import { linkTarget } from '#ui/link-target.ts';
import type { RequestContext, Site } from '../context.ts';
import { findBlock } from './find-block.ts';

/** Where the form stands on a job's page, and where `/careers` leads to it. */
const anchor = 'apply';

/**
 * The application form of a job's page: the job's own, else that of the careers page. None where one applies at another
 * address. It is there for a filled job, too: whoever began to write before that may still send it.
 */
export async function jobForm(
  job: ContentType<'job'>,
  site: Site,
  requestInfo: RequestContext,
): Promise<Blocks['careers_form'][]> {
  if (linkTarget(job.apply)) return [];
  const form = job.form?.[0] ?? (await careersPageForm(site, requestInfo));
  return form ? [{ ...form, anchor_id: anchor }] : [];
}

async function careersPageForm(
  { content }: Site,
  { version, now }: RequestContext,
): Promise<Blocks['careers_form'] | null> {
  const page = await content.story('careers', { version, resolveRelations: relations, resolveLinks: 'url' });
  const found =
    page && findBlock(contentAt(page.content, now).content, ({ component }) => component === 'careers_form');
  return found as Blocks['careers_form'] | null;
}
