import { useBlockSurroundings } from '#blocks/contract/block-context.ts';
import { formatDay } from '#blocks/dates/dates.ts';
import { CalendarLinks } from '#blocks/events/CalendarLinks.tsx';
import { dayName } from '#blocks/events/date-path.ts';
import {
  ageText,
  type EventDates,
  type EventMoment,
  eventPrice,
  formerStart,
  stateWords,
} from '#blocks/events/event-state.ts';
import { hoursText } from '#blocks/events/hours-text.ts';
import { ticketLink } from '#blocks/events/ticket-link.ts';
import { isStatic } from '#blocks/hydration/static-section.ts';
import type { ContentType } from '#blocks/registry/schemas.ts';
import { RenderBlocks } from '#blocks/rendering/RenderBlocks.tsx';
import { related, type StoryOf } from '#blocks/stories/stories.ts';
import { dayText } from '#protocol/date-words.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { storyPath } from '#ui/link-target.ts';
import { RichText } from '#ui/RichText.tsx';
import { useStoryData } from '../story-data.ts';
import { DetailPage } from './DetailPage.tsx';
import { NextDates } from './NextDates.tsx';

type Event = ContentType<'event'>;

/** Said of a day that an address names, where the event does not take place on it. */
const notOn = 'Not on this day';

/** One event, or one date of it, in the time of the place where it happens. */
export function EventTemplate({ story }: { story: StoryOf<'event'> }) {
  const { full_slug, content: event } = story;
  const dates = useStoryData(event) ?? { day: null, moment: null, soldOut: false, places: '', next: [] };
  const { day, moment, soldOut } = dates;
  const hotel = related(event.hotel, 'hotel');
  const tickets = ticketLink(story, day);
  const isOff = moment?.state === 'ended' || moment?.state === 'cancelled' || (day !== null && !moment);
  return (
    <DetailPage
      title={event.title}
      label={day && [dayName(day), moment ? stateWords[moment.state] : notOn].filter(Boolean).join(' · ')}
      summary={event.summary}
      lead={!isOff && tickets && !soldOut ? <ButtonLink link={tickets}>Tickets</ButtonLink> : null}
      picture={event.image}
      facts={() => facts(event, dates)}
      isStatic={isStatic(event)}
      actions={isOff ? null : <CalendarLinks title={event.title} fullSlug={full_slug} day={day} hotel={hotel?.slug} />}
      more={() => <NextDates path={storyPath(full_slug)} event={event} dates={dates} />}
      after={isOff || (day !== null && soldOut) ? null : <RenderBlocks blocks={event.embed} />}
    >
      {() => (
        <>
          <EventNews event={event} dates={dates} />
          {event.body ? <RichText value={event.body} /> : null}
        </>
      )}
    </DetailPage>
  );
}

function facts(event: Event, { day, moment, places }: EventDates) {
  const place = related(event.venue, 'venue') ?? related(event.hotel, 'hotel');
  const where = place ? <Link link={`/${place.full_slug}`}>{place.content.name}</Link> : 'To be told';
  const when = moment ? <When event={event} moment={moment} /> : day ? notOn : 'To be told';
  const all: [string, React.ReactNode][] = [
    ['When', when],
    ['Where', moment?.state === 'moved_online' ? 'Online' : where],
    ['Price', eventPrice(event)],
    ['Age', ageText(event).replace('Age ', '')],
    ['Places', places],
  ];
  return all.filter(([, value]) => value);
}

/** The time that is meant, and how it repeats. */
function When({ event, moment }: { event: Event; moment: EventMoment }) {
  const start = new Date(moment.start);
  return (
    <>
      <time dateTime={moment.start}>
        {dayText(start, event.timezone, { weekday: 'long' })}
        {event.all_day ? null : `, ${hoursText(moment, event.timezone)}`}
      </time>
      {moment.repeated ? <> ({moment.repeated})</> : null}
    </>
  );
}

/** What became of it, where that is not as planned. */
function EventNews({ event, dates: { day, moment, soldOut, next } }: { event: Event; dates: EventDates }) {
  const { now } = useBlockSurroundings();
  const former = formerStart(event);
  if (day !== null && !moment) {
    return (
      <p>
        <strong>It does not take place on {dayName(day)}.</strong>{' '}
        {next.length > 0 ? 'The next dates are on this page.' : null}
      </p>
    );
  }
  if (!moment || !stateWords[moment.state]) return null;
  const isThatDate = moment.state === 'sold_out' && !soldOut;
  return (
    <p>
      <strong>
        {isThatDate ? `Sold out on ${formatDay(new Date(moment.start), event.timezone)}` : stateWords[moment.state]}
        {former ? `. It was to be on ${formatDay(former, event.timezone, new Date(now))}` : ''}.
      </strong>
    </p>
  );
}
