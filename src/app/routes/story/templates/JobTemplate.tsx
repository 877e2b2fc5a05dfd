import { useBlockSurroundings } from '#blocks/contract/block-context.ts';
import { formatDay, storyDate } from '#blocks/dates/dates.ts';
import { isStatic } from '#blocks/hydration/static-section.ts';
import { isOpenJob, jobDetails } from '#blocks/jobs/jobs.ts';
import type { ContentType } from '#blocks/registry/schemas.ts';
import { RenderBlocks } from '#blocks/rendering/RenderBlocks.tsx';
import { RichTextBody } from '#blocks/rich-text/RichTextBody.tsx';
import { related } from '#blocks/stories/stories.ts';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import type { Fact } from '#ui/FactList.tsx';
import { Link } from '#ui/Link.tsx';
import { linkTarget } from '#ui/link-target.ts';
import { DetailPage } from './DetailPage.tsx';
import type { TemplateProps } from './templates.ts';

type Job = ContentType<'job'>;

/** A position on a page of its own, with the form to apply for it. */
export function JobTemplate({ story: { content: job } }: TemplateProps<'job'>) {
  const { now } = useBlockSurroundings();
  const isOpen = isOpenJob(job, new Date(now));
  return (
    <DetailPage
      title={job.title}
      picture={related(job.hotel, 'hotel')?.content.photos?.[0]}
      isStatic={isStatic(job)}
      lead={isOpen ? <ApplyLink job={job} /> : null}
      facts={() => facts(job)}
      actions={
        <ButtonRow>
          {isOpen ? null : <strong>This position is filled</strong>}
          <ButtonLink link="/careers" variant="text">
            All open positions
          </ButtonLink>
        </ButtonRow>
      }
      after={isOpen ? <RenderBlocks blocks={job.form} /> : null}
    >
      {() => <RichTextBody value={job.description} />}
    </DetailPage>
  );
}

/** To the form on this page, or to where the editor says that one applies. */
function ApplyLink({ job: { apply, form } }: { job: Job }) {
  const link = linkTarget(apply) ? apply : form?.length ? '#apply' : null;
  return link ? <ButtonLink link={link}>Apply</ButtonLink> : null;
}

function facts(job: Job): Fact[] {
  const { department, type, place, pay } = jobDetails(job);
  const hotel = related(job.hotel, 'hotel');
  const hotelLink = hotel ? <Link link={`/${hotel.full_slug}`}>{hotel.content.name}</Link> : null;
  return [
    ['Hotel', hotelLink],
    ['Department', department],
    ['Hours', type],
    ['Where', place],
    ['Pay', pay],
    ['Posted', day(job.posted)],
    ['Open until', day(job.closes)],
  ];
}

function day(value: string | null | undefined) {
  const date = storyDate(value);
  return date ? <time dateTime={date.toISOString()}>{formatDay(date, 'UTC')}</time> : null;
}
