import { useSearchParams } from 'react-router';
import { Link } from '#ui/Link.tsx';
import { Section } from '#ui/Section.tsx';
import { useBlockSurroundings, useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { MoreLink } from '../../lists/MoreLink.tsx';
import { defaultEventPageSize } from '../../lists/page-sizes.ts';
import { shownSoFar } from '../../lists/paging.ts';
import { CalendarFeeds } from './CalendarFeeds.tsx';
import { EventFilterForm } from './EventFilterForm.tsx';
import { EventRows } from './EventRows.tsx';
import styles from './EventsList.module.css';
import { eventQuery, type Happening, happenings, monthOf, queryLink } from './event-query.ts';
import { MonthTable } from './MonthTable.tsx';
import { NoEvents } from './NoEvents.tsx';

/** The calendar. What it shows is in the address: filters, month, and whether it is a list or a table of the month. */
export function EventsList({ block }: BlockProps<'events_list'>) {
  const [search] = useSearchParams();
  const { now } = useBlockSurroundings();
  const data = useSectionData(block);
  const query = eventQuery(search);
  const events = data?.events ?? [];
  const inPlace = happenings(events, query, new Date(now));
  const inMonth = (month: string) => inPlace.filter((happening) => monthOf(happening) === month);
  const found = query.month ? inMonth(query.month) : inPlace;
  const { items, nextLink, left } = shownSoFar(found, Number(block.page_size) || defaultEventPageSize, search, block);

  const view = query.view || block.view || 'list';
  const months = inPlace.map(monthOf);
  const thisMonth = now.slice(0, 7);
  const month = query.month || months[0] || thisMonth;
  const none = <NoEvents events={events} query={query} now={new Date(now)} />;
  const list = (shown: readonly Happening[]) => (shown.length === 0 ? none : <EventRows shown={shown} />);
  const pagedList = (
    <>
      {list(items)}
      <MoreLink link={nextLink}>Show {left} more</MoreLink>
    </>
  );
  return (
    <Section
      heading={block.heading || 'Events'}
      hideHeading={block.hide_heading}
      layout="display"
      dense
      intro={block.intro}
      aside={<CalendarFeeds hotel={data?.hotel ?? null} />}
    >
      <EventFilterForm events={events} filters={block.filters ?? []} query={query} count={found.length} />
      <nav aria-label="How the events are shown" className={styles.views}>
        <Link link={queryLink(search, { view: 'list' })} current={view === 'list'}>
          List
        </Link>
        <Link link={queryLink(search, { view: 'month' })} current={view === 'month'}>
          Month
        </Link>
      </nav>
      {view === 'list' ? pagedList : null}
      {view === 'month' ? (
        <>
          <div className={query.view === '' ? styles.wide : undefined}>
            <MonthTable
              month={month}
              range={[months[0] && months[0] < thisMonth ? months[0] : thisMonth, months.at(-1) ?? thisMonth]}
              happenings={inMonth(month)}
            />
          </div>
          <div className={styles.narrow}>{query.view === '' ? pagedList : list(inMonth(month))}</div>
        </>
      ) : null}
    </Section>
  );
}
