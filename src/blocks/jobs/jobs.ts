import { defaultCurrency, formatMoney } from '#protocol/money.ts';
import { capitalized } from '#ui/capitalized.ts';
import { storyDate } from '../dates/dates.ts';
import { related, type StoryOf } from '../stories/stories.ts';

/**
 * What lists and pages of positions say: which are open, the filters, and the facts of each: department, type, place, pay
 * range (`jobDetails`; as a line: `jobFacts`).
 */

type Job = StoryOf<'job'>;

export type JobFilter = { hotel: string; department: string; type: string };

const types = { full: 'Full time', part: 'Part time', seasonal: 'Seasonal', intern: 'Internship' } as const;

/** The group of positions without a hotel. */
const groupOffice = 'The group’s office';

/** Whether one can still apply. */
export function isOpenJob({ status, closes }: Pick<Job['content'], 'status' | 'closes'>, now: Date): boolean {
  const end = storyDate(closes);
  return status !== 'closed' && (!end || end > now);
}

/** Positions that are still open. */
export function openJobs(jobs: readonly Job[], now: Date): Job[] {
  return jobs.filter(({ content }) => isOpenJob(content, now));
}

/** `Night auditor, The Siren`. */
export function jobName({ title, hotel }: Job['content']): string {
  return [title, related(hotel, 'hotel')?.content.name].filter(Boolean).join(', ');
}

/** What the link previews and results of search engines say of it. */
export function jobSummary(content: Job['content']): string {
  return [jobName(content), ...jobFacts(content)].join(' · ');
}

export function jobFilter(query: URLSearchParams): JobFilter {
  const read = (name: keyof JobFilter) => query.get(name) ?? '';
  return { hotel: read('hotel'), department: read('department'), type: read('type') };
}

export function filterJobs(jobs: readonly Job[], { hotel, department, type }: JobFilter): Job[] {
  return jobs.filter(
    ({ content }) =>
      (!hotel || related(content.hotel, 'hotel')?.slug === hotel) &&
      (!department || content.department === department) &&
      (!type || content.type === type),
  );
}

/** Jobs of one hotel together, in the order the hotels first come. */
export function jobsByHotel(jobs: readonly Job[]): { hotel: string; jobs: Job[] }[] {
  const groups = new Map<string, Job[]>();
  for (const job of jobs) {
    const hotel = related(job.content.hotel, 'hotel')?.content.name ?? groupOffice;
    groups.set(hotel, [...(groups.get(hotel) ?? []), job]);
  }
  return [...groups].map(([hotel, ofHotel]) => ({ hotel, jobs: ofHotel }));
}

/** What can be chosen for a filter: the values that the jobs have. */
export function jobChoices(jobs: readonly Job[], filter: keyof JobFilter): { value: string; name: string }[] {
  const choices = jobs.flatMap(({ content }) => {
    if (filter === 'type') return content.type ? [{ value: content.type as string, name: typeName(content.type) }] : [];
    if (filter === 'department') {
      return content.department ? [{ value: content.department, name: humanized(content.department) }] : [];
    }
    const hotel = related(content.hotel, 'hotel');
    return hotel ? [{ value: hotel.slug, name: hotel.content.name }] : [];
  });
  return [...new Map(choices.map((choice) => [choice.value, choice])).values()];
}

/** `Front office`, `Full time`, `Detroit`, `$19.00–$23.00 an hour`: empty where it is not set. */
export function jobDetails(content: Job['content']) {
  return {
    department: content.department ? humanized(content.department) : '',
    type: typeName(content.type),
    place: content.location ?? '',
    pay: payText(content),
  };
}

/** The same as a list: what is set. */
export function jobFacts(content: Job['content']): string[] {
  return Object.values(jobDetails(content)).filter(Boolean);
}

function payText({ pay_min, pay_max, pay_unit }: Job['content']): string {
  const amounts = [...new Set([pay_min, pay_max].filter((amount): amount is string => Boolean(amount)))];
  if (amounts.length === 0) return '';
  const range = amounts.map((amount) => formatMoney({ amount, currencyCode: defaultCurrency })).join('–');
  return pay_unit ? `${range} ${pay_unit === 'hour' ? 'an hour' : 'a year'}` : range;
}

function typeName(type: Job['content']['type']): string {
  return type ? types[type] : '';
}

function humanized(value: string): string {
  return capitalized(value.replace(/[-_]+/g, ' '));
}
