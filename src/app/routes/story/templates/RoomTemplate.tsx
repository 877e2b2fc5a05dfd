import type { Blocks, ContentType } from '#blocks/schemas.ts';
import { related } from '#blocks/stories.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { RichText } from '#ui/RichText.tsx';
import { DetailPage } from './DetailPage.tsx';
import styles from './RoomTemplate.module.css';
import type { TemplateProps } from './templates.ts';

/** One kind of room: its pictures, beds, size and price, and what a guest who uses a wheelchair needs to know. */
export function RoomTemplate({ story: { content: room } }: TemplateProps<'room'>) {
  const hotel = related(room.hotel, 'hotel');
  const [first, ...others] = room.photos;
  return (
    <DetailPage
      parent={hotel && { label: hotel.content.name, href: `/${hotel.full_slug}` }}
      title={room.name}
      summary={room.summary}
      picture={first}
      facts={roomFacts(room)}
      actions={
        hotel?.content.phone ? (
          <ButtonLink link={`tel:${hotel.content.phone.replace(/[^+\d]/g, '')}`}>Call {hotel.content.phone}</ButtonLink>
        ) : null
      }
      after={others.map((photo) => (
        <Picture key={photo.filename} asset={photo} sizes="100vw" className={styles.photo} />
      ))}
    >
      {room.description ? <RichText value={room.description} /> : null}
      {room.accessible && room.accessibility_detail ? (
        <section className={styles.access}>
          <Heading className={styles.heading}>Using this room with a wheelchair, or without hearing or sight</Heading>
          <RichText value={room.accessibility_detail} />
        </section>
      ) : null}
    </DetailPage>
  );
}

function roomFacts(room: ContentType<'room'>): [string, string][] {
  const facts: [string, string | null][] = [
    ['Guests', room.max_guests === '1' ? '1' : `Up to ${room.max_guests}`],
    ['Beds', (room.beds ?? []).map(bedText).join(', ')],
    ['Size', room.size_value ? `${room.size_value} ${room.size_unit === 'sqm' ? 'm²' : 'sq ft'}` : null],
    ['View', room.view ?? null],
    ['Price', priceText(room)],
  ];
  return facts.flatMap(([term, value]) => (value ? [[term, value] as [string, string]] : []));
}

function bedText({ type, count }: Blocks['bed_item']): string {
  const number = Number(count || 1);
  return number === 1 ? `one ${type} bed` : `${number} ${type} beds`;
}

function priceText({ from_price, from_price_currency, price_note }: ContentType<'room'>): string | null {
  if (!from_price) return null;
  const symbol = from_price_currency === 'CAD' ? 'CA$' : '$';
  return [`From ${symbol}${Number(from_price).toFixed(2)} a night`, price_note].filter(Boolean).join(', ');
}
