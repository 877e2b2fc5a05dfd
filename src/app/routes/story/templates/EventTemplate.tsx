import type { ContentType } from '#blocks/schemas.ts';
import { related } from '#blocks/stories.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { RichText } from '#ui/RichText.tsx';
import { DetailPage } from './DetailPage.tsx';

/** One event, in the time of the place where it happens. */
export function EventTemplate({ event, now }: { event: ContentType<'event'>; now: string }) {
  const place = related(event.venue, 'venue') ?? related(event.hotel, 'hotel');
  const start = new Date(event.start.replace(' ', 'T') + (/[zZ]|[+-]\d\d:?\d\d$/.test(event.start) ? '' : 'Z'));
  const hasEnded = event.repeat !== 'weekly' && event.repeat !== 'daily' && start.getTime() < Date.parse(now);
  const when = start.toLocaleString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: event.timezone,
    timeZoneName: 'short',
  });
  return (
    <DetailPage
      parent={place && { label: place.content.name, href: `/${place.full_slug}` }}
      title={event.title}
      summary={event.summary}
      picture={event.image}
      facts={[
        [
          'When',
          <time key="when" dateTime={start.toISOString()}>
            {when}
          </time>,
        ],
        [
          'Where',
          place ? (
            <Link key="where" link={`/${place.full_slug}`}>
              {place.content.name}
            </Link>
          ) : (
            'To be told'
          ),
        ],
        ['Price', priceText(event)],
      ]}
      actions={event.ticket_url && !hasEnded ? <ButtonLink link={event.ticket_url}>Tickets</ButtonLink> : null}
    >
      {hasEnded ? <p>This has ended.</p> : null}
      {event.body ? <RichText value={event.body} /> : null}
    </DetailPage>
  );
}

function priceText({ price_kind, price, currency }: ContentType<'event'>): string {
  if (price_kind === 'free' || !price) return 'Free';
  const amount = `${currency === 'CAD' ? 'CA$' : '$'}${Number(price).toFixed(2)}`;
  return price_kind === 'from' ? `From ${amount}` : amount;
}
