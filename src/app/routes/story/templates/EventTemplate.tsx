import { useBlockSurroundings } from '#blocks/contract/block-context.ts';
import { formatDay, part } from '#blocks/dates/dates.ts';
import { CalendarLinks } from '#blocks/events/CalendarLinks.tsx';
import { ageText, type EventMoment, eventPrice, formerStart, stateWords } from '#blocks/events/event-state.ts';
import { hoursText } from '#blocks/events/hours-text.ts';
import { isStatic } from '#blocks/hydration/static-section.ts';
import type { ContentType } from '#blocks/registry/schemas.ts';
import { RenderBlocks } from '#blocks/rendering/RenderBlocks.tsx';
import { related, type StoryOf } from '#blocks/stories/stories.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { linkTarget } from '#ui/link-target.ts';
import { RichText } from '#ui/RichText.tsx';
import { useStoryData } from '../story-data.ts';
import { DetailPage } from './DetailPage.tsx';

type Event = ContentType<'event'>;

/** One event, in the time of the place where it happens. */
export function EventTemplate({ story: { slug, content: event } }: { story: StoryOf<'event'> }) {
  const moment = useStoryData(event);
  const hotel = related(event.hotel, 'hotel');
  const isOff = moment?.state === 'ended' || moment?.state === 'cancelled';
  return (
    <DetailPage
      title={event.title}
      summary={event.summary}
      picture={event.image}
      facts={() => facts(event, moment)}
      isStatic={isStatic(event)}
      actions={
        isOff ? null : (
          <>
            {linkTarget(event.ticket_url) && moment?.state !== 'sold_out' ? (
              <ButtonLink link={event.ticket_url}>Tickets</ButtonLink>
            ) : null}
            <CalendarLinks title={event.title} slug={slug} hotel={hotel?.slug} />
          </>
        )
      }
      after={isOff ? null : <RenderBlocks blocks={event.embed} />}
    >
      {() => (
        <>
          <EventNews event={event} moment={moment} />
          {event.body ? <RichText value={event.body} /> : null}
        </>
      )}
    </DetailPage>
  );
}

function facts(event: Event, moment: EventMoment | null) {
  const place = related(event.venue, 'venue') ?? related(event.hotel, 'hotel');
  const where = place ? <Link link={`/${place.full_slug}`}>{place.content.name}</Link> : 'To be told';
  const when = moment ? <When event={event} moment={moment} /> : 'To be told';
  const all: [string, React.ReactNode][] = [
    ['When', when],
    ['Where', moment?.state === 'moved_online' ? 'Online' : where],
    ['Price', eventPrice(event)],
    ['Age', ageText(event).replace('Age ', '')],
    ['Places', event.capacity_note],
  ];
  return all.filter(([, value]) => value);
}

/** The next time of it, and how it repeats. */
function When({ event, moment }: { event: Event; moment: EventMoment }) {
  const start = new Date(moment.start);
  return (
    <>
      <time dateTime={moment.start}>
        {part(start, event.timezone, { weekday: 'long', day: 'numeric', month: 'long' })}
        {event.all_day ? null : `, ${hoursText(moment, event.timezone)}`}
      </time>
      {moment.repeated ? <> ({moment.repeated})</> : null}
    </>
  );
}

/** What became of it, where that is not as planned. */
function EventNews({ event, moment }: { event: Event; moment: EventMoment | null }) {
  const { now } = useBlockSurroundings();
  const former = formerStart(event);
  if (!moment || !stateWords[moment.state]) return null;
  return (
    <p>
      <strong>
        {stateWords[moment.state]}
        {former ? `. It was to be on ${formatDay(former, event.timezone, new Date(now))}` : ''}.
      </strong>
    </p>
  );
}
