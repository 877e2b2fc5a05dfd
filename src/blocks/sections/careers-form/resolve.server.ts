import type { Choice } from '#ui/form/SelectField.tsx';
import { mostStories, type ResolveContext } from '../../contract/resolve-context.ts';
import { datasourceChoices, type HotelChoice, hotelChoices } from '../../forms/form-choices.server.ts';
import { jobName, openJobs } from '../../jobs/jobs.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { related, relatedAll, type StoryOf } from '../../stories/stories.ts';

export type CareersFormData = {
  roles: Choice[];
  hotels: HotelChoice[];
  /** The position whose page it is: then there is nothing to choose. */
  position?: Position;
};

type Position = { slug: string; name: string; hotel: Choice | null };

/**
 * The positions that are open, by their slugs, then the kinds of work the editor names, then work in general; on the page
 * of a position that one alone.
 */
export async function resolveCareersForm(
  block: Blocks['careers_form'],
  context: Pick<ResolveContext, 'content' | 'version' | 'now' | 'job'>,
): Promise<CareersFormData> {
  const own = related(context.job, 'job');
  if (own) return { roles: [], hotels: [], position: positionOf(own) };
  const named = relatedAll(block.jobs, 'job');
  const [jobs, kinds, hotels] = await Promise.all([
    named.length > 0 ? named : allJobs(context),
    block.roles?.length ? datasourceChoices('departments', block.roles, context) : [],
    hotelChoices(null, context),
  ]);
  const open = openJobs(jobs, context.now).map((job) => ({ value: job.slug, name: jobName(job.content) }));
  return { roles: [...open, ...kinds, { value: 'general', name: 'Whatever needs doing' }], hotels };
}

async function allJobs({ content, version }: Pick<ResolveContext, 'content' | 'version'>): Promise<StoryOf<'job'>[]> {
  const stories = await content.allStories({
    version,
    contentType: 'job',
    perPage: mostStories,
    sortBy: 'content.posted:desc',
    resolveRelations: ['job.hotel'],
  });
  return relatedAll(stories, 'job');
}

function positionOf({ slug, content }: StoryOf<'job'>): Position {
  const hotel = related(content.hotel, 'hotel');
  const choice = hotel && { value: hotel.slug, name: hotel.content.name };
  return { slug, name: jobName(content), hotel: choice };
}
