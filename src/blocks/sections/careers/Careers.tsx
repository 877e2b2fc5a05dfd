import { useSearchParams } from 'react-router';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { linkTarget } from '#ui/link-target.ts';
import { Section } from '#ui/Section.tsx';
import { useBlockSurroundings, useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { formatDay, storyDate } from '../../dates/dates.ts';
import { filterJobs, jobFacts, jobFilter, jobsByHotel, openJobs } from '../../jobs/jobs.ts';
import { InlineBlock } from '../../rendering/InlineBlock.tsx';
import { RichTextBody } from '../../rich-text/RichTextBody.tsx';
import { relatedAll, type StoryOf } from '../../stories/stories.ts';
import styles from './Careers.module.css';
import { FilledPositions } from './FilledPositions.tsx';
import { JobFilterForm } from './JobFilterForm.tsx';

/** Open positions by hotel. Each opens in place, and leads to its own page and the form there. */
export function Careers({ block }: BlockProps<'careers'>) {
  const [query] = useSearchParams();
  const { now } = useBlockSurroundings();
  const fetched = useSectionData(block);
  const all = fetched ?? relatedAll(block.jobs, 'job');
  const open = openJobs(all, new Date(now));
  const filter = jobFilter(query);
  const shown = filterJobs(open, filter);
  return (
    <Section heading={block.heading} hideHeading={block.hide_heading} layout="display" intro={block.intro}>
      <FilledPositions filled={all.filter((job) => !open.includes(job))} open={open} />
      {block.filters?.length && open.length > 0 ? (
        <JobFilterForm jobs={open} filters={block.filters} chosen={filter} count={shown.length} />
      ) : null}
      {open.length === 0 ? <RichTextBody value={block.empty_text} className={styles.empty} /> : null}
      {open.length > 0 && shown.length === 0 ? (
        <p className={styles.empty}>
          No open position matches. <Link link="?">Show all of them</Link>
        </p>
      ) : null}
      {jobsByHotel(shown).map(({ hotel, jobs }) => (
        <section key={hotel} className={styles.hotel} aria-label={hotel}>
          <Heading className="small-label">{hotel}</Heading>
          <HeadingLevel>
            <div>
              {jobs.map((job) => (
                <Disclosure
                  key={job.uuid}
                  id={job.slug}
                  summary={
                    <span className={styles.summary}>
                      <Heading className={styles.title}>{job.content.title}</Heading>
                      <span className={styles.facts}>{jobFacts(job.content).join(' · ')}</span>
                    </span>
                  }
                >
                  <JobDetails job={job} />
                </Disclosure>
              ))}
            </div>
          </HeadingLevel>
        </section>
      ))}
      {block.benefits?.length ? (
        <div className={styles.benefits}>
          {block.benefits.map((benefit) => (
            <InlineBlock key={benefit._uid} block={benefit} sizes="33vw" />
          ))}
        </div>
      ) : null}
      <RichTextBody value={block.eeo_text} className={styles.statement} />
    </Section>
  );
}

/** The details of a position: description, closing date, and the ways to its page and to apply. */
function JobDetails({ job: { full_slug, content } }: { job: StoryOf<'job'> }) {
  const page = `/${full_slug}`;
  const posted = storyDate(content.posted);
  const closes = storyDate(content.closes);
  return (
    <div className={styles.details}>
      <RichTextBody value={content.description} />
      <p className={styles.facts}>
        {posted ? `Posted ${formatDay(posted, 'UTC')}. ` : ''}
        {closes ? `Open until ${formatDay(closes, 'UTC')}.` : ''}
      </p>
      <ButtonRow>
        <ButtonLink link={linkTarget(content.apply) ? content.apply : `${page}#apply`} variant="secondary">
          Apply<span className="visually-hidden"> as {content.title}</span>
        </ButtonLink>
        <ButtonLink link={page} variant="text">
          The page of this position<span className="visually-hidden"> ({content.title})</span>
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}
