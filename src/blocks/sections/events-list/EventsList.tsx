import { useSearchParams } from 'react-router';
import { Link } from '#ui/Link.tsx';
import { Section } from '#ui/Section.tsx';
import { useBlockSurroundings, useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { calendarPath, subscriptionAddress } from '../../events/calendar-path.ts';
import { MoreLink } from '../../lists/MoreLink.tsx';
import { defaultEventPageSize } from '../../lists/page-sizes.ts';
import { shownSoFar } from '../../lists/paging.ts';
import { EventFilterForm } from './EventFilterForm.tsx';
import { EventRows } from './EventRows.tsx';
import styles from './EventsList.module.css';
import { eventQuery, happenings, monthOf, queryLink } from './event-query.ts';
import { MonthTable } from './MonthTable.tsx';

/** The calendar. What it shows is in the address: filters, month, and whether it is a list or a table of the month. */
export function EventsList({ block }: BlockProps<'events_list'>) {
  const [search] = useSearchParams();
  const { now } = useBlockSurroundings();
  const data = useSectionData(block);
  const query = eventQuery(search);
  const events = data?.events ?? [];
  const inPlace = happenings(events, query);
  const found = query.month ? inPlace.filter((happening) => monthOf(happening) === query.month) : inPlace;
  const { items, nextLink, left } = shownSoFar(found, Number(block.page_size) || defaultEventPageSize, search, block);

  const view = query.view || block.view || 'list';
  const months = inPlace.map(monthOf);
  const thisMonth = now.slice(0, 7);
  const last = months.at(-1) ?? thisMonth;
  const nothing = (
    <p className={styles.none}>
      {events.length === 0 ? (
        <>
          Nothing planned. <Link link="/newsletter">Get the newsletter</Link>, and you will know when there is.
        </>
      ) : (
        <>
          Nothing on those days, or of that kind. <Link link="?">Show everything</Link>
        </>
      )}
    </p>
  );
  const list = (
    <>
      {items.length === 0 ? nothing : <EventRows shown={items} />}
      <MoreLink link={nextLink}>Show {left} more</MoreLink>
    </>
  );
  return (
    <Section
      heading={block.heading || 'Events'}
      hideHeading={block.hide_heading}
      layout="display"
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
      {view === 'list' ? list : null}
      {view === 'month' ? (
        <div className={query.view === '' ? styles.wide : undefined}>
          <MonthTable
            month={query.month || months[0] || thisMonth}
            range={[months[0] && months[0] < thisMonth ? months[0] : thisMonth, last]}
            happenings={inPlace}
          />
        </div>
      ) : null}
      {view === 'month' && query.view === '' ? <div className={styles.narrow}>{list}</div> : null}
    </Section>
  );
}

/** The same calendar for a calendar program. */
function CalendarFeeds({ hotel }: { hotel: string | null }) {
  const { publicUrl } = useBlockSurroundings();
  return (
    <ul role="list">
      <li>
        <a href={subscriptionAddress(publicUrl, hotel)} className={styles.feed}>
          Subscribe to this calendar
        </a>
      </li>
      <li>
        <a href={calendarPath(hotel)} download className={styles.feed}>
          Download it (.ics)
        </a>
      </li>
    </ul>
  );
}
