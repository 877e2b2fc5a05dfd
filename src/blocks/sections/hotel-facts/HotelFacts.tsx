import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import { linkTarget } from '#ui/link-target.ts';
import { phoneAddress } from '#ui/phone-address.ts';
import { Section } from '#ui/Section.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { addressLine, directionsLink } from '../../links/place-address.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import styles from './HotelFacts.module.css';
import { petsText, roomTimes } from './pets-and-times.ts';

/** Where the hotel is, when guests may come and go, whether pets may, and its telephone; what is not known is left out. */
export function HotelFacts({ block }: BlockProps<'hotel_facts'>) {
  const hotel = useSectionData(block);
  if (!hotel) return <DraftHint>Choose a hotel that is published.</DraftHint>;
  const { content } = hotel;
  const times = roomTimes(content);
  const address = addressLine(content);
  const facts: { name: string; value: ReactNode; short?: boolean }[] = [
    { name: 'Address', value: address ? <Link link={directionsLink(content)}>{address}</Link> : null },
    { name: 'Check-in', value: times?.in, short: true },
    { name: 'Check-out', value: times && <CheckOut time={times.out} later={block.late_check_out} />, short: true },
    { name: 'Pets', value: petsText(content) },
    {
      name: 'Telephone',
      value: content.phone ? <Link link={phoneAddress(content.phone)}>{content.phone}</Link> : null,
    },
  ];
  return (
    <Section heading={block.heading || 'Before you come'} hideHeading layout="plain">
      <dl className={styles.facts}>
        {facts.map(({ name, value, short }) =>
          value ? (
            <div key={name} className={classNames(styles.fact, !short && styles.long)}>
              <dt className="small-label">{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Section>
  );
}

function CheckOut({ time, later }: { time: string; later: Blocks['hotel_facts']['late_check_out'] }) {
  return (
    <>
      {time}
      {linkTarget(later) ? (
        <>
          {' '}
          <Link link={later}>Later?</Link>
        </>
      ) : null}
    </>
  );
}
