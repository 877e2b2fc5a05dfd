import { FoldSection } from '#ui/FoldSection.tsx';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { linkTarget } from '#ui/link-target.ts';
import { phoneAddress } from '#ui/phone-address.ts';
import { Section } from '#ui/Section.tsx';
import { useBlockSurroundings, useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { formatDay, storyDate } from '../../dates/dates.ts';
import { contactPath } from '../../links/contact-path.ts';
import { Questions } from '../../questions/Questions.tsx';
import type { Blocks } from '../../registry/schemas.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { RichTextBody } from '../../rich-text/RichTextBody.tsx';
import { hotelFeatureNames, roomFeatureLine } from '../../rooms/feature-names.ts';
import styles from './AccessibilityFeatures.module.css';
import { AccessibleRoom } from './AccessibleRoom.tsx';
import type { AccessibilityData } from './resolve.server.ts';

/**
 * The features of the hotel, in the order in which the editor ticked them, and of each accessible kind of room, and how to
 * reserve such a room.
 */
export function AccessibilityFeatures({ block }: BlockProps<'accessibility_features'>) {
  const data = useSectionData(block);
  if (!data) return <DraftHint>Choose a hotel or a room that is published.</DraftHint>;
  const { hotel, rooms } = data;
  const { name, accessibility, accessibility_features: features } = hotel.content;
  const missing = missingDetails(data);
  const heading = block.heading || `Getting around ${name}`;
  const updated = <Updated block={block} timeZone={hotel.content.timezone} />;
  const parts = (
    <>
      {missing.length > 0 ? <DraftHint>Not to be published yet. {missing.join(' ')}</DraftHint> : null}
      <div className={styles.parts}>
        {block.room ? null : (
          <section className={styles.part}>
            <Heading className="small-label">The hotel</Heading>
            {features?.length ? (
              <ul className={styles.features} role="list">
                {features.map((feature) => (
                  <li key={feature}>{hotelFeatureNames[feature] ?? feature}</li>
                ))}
              </ul>
            ) : null}
            {accessibility ? <RichTextBody value={accessibility} className={styles.text} /> : null}
          </section>
        )}
        <Questions items={block.questions} />
        {rooms.map((room) => (
          <AccessibleRoom key={room.uuid} room={room} />
        ))}
        {rooms.length > 0 ? (
          <section className={styles.part}>
            <Heading className="small-label">Reserving one</Heading>
            <p className={styles.text}>
              Book the accessible room by its own name, online or by telephone. The room you reserve is held for you: it
              is taken off sale at once, and nobody is moved into it or out of it.
            </p>
          </section>
        ) : null}
        <HeadingLevel>
          <Contact block={block} phone={hotel.content.phone} hotel={hotel.slug} />
        </HeadingLevel>
      </div>
    </>
  );
  return block.fold ? (
    <FoldSection heading={heading} intro={block.intro} aside={updated}>
      {parts}
    </FoldSection>
  ) : (
    <Section heading={heading} hideHeading={block.hide_heading} intro={block.intro} aside={updated}>
      {parts}
    </Section>
  );
}

type ContactProps = {
  block: Blocks['accessibility_features'];
  phone: string | null | undefined;
  /** Its slug. */
  hotel: string;
};

/** By telephone and in writing: for some, only one of them works. In writing by a form, unless the editor chose an address. */
function Contact({ block, phone, hotel }: ContactProps) {
  const contact = linkTarget(block.contact);
  const address = contact?.href.startsWith('mailto:') ? contact.href.replace('mailto:', '') : null;
  return (
    <p className={styles.questions}>
      Questions and measurements:{' '}
      {phone ? (
        <>
          call <Link link={phoneAddress(phone)}>{phone}</Link> or{' '}
        </>
      ) : null}
      <Link link={contact ? block.contact : contactPath({ topic: 'access', hotel })}>{address ?? 'write to us'}</Link>.
    </p>
  );
}

function Updated({ block, timeZone }: { block: Blocks['accessibility_features']; timeZone: string }) {
  const { now } = useBlockSurroundings();
  const date = storyDate(block.updated);
  if (!date) return null;
  return (
    <>
      Checked on <time dateTime={date.toISOString().slice(0, 10)}>{formatDay(date, timeZone, new Date(now))}</time>
    </>
  );
}

/** Missing details that guests would have to ask for, one sentence each; empty when the section is complete. */
function missingDetails({ hotel, rooms }: AccessibilityData): string[] {
  const { accessibility_features: features, phone, email } = hotel.content;
  return [
    ...(features?.length ? [] : ['The hotel names no accessibility features.']),
    ...(phone || email ? [] : ['The hotel has neither a telephone number nor a mail address.']),
    ...(rooms.length > 0 ? [] : ['There is no accessible room.']),
    ...rooms.flatMap(({ content }) => [
      ...(content.accessibility_detail ? [] : [`${content.name} has no accessibility detail.`]),
      ...(content.beds?.length ? [] : [`${content.name} does not say which beds it has.`]),
      ...(roomFeatureLine(content.accessible_features, 'bathing')
        ? []
        : [`${content.name} does not say how to bathe.`]),
      ...(roomFeatureLine(content.accessible_features, 'clearances') ? [] : [`${content.name} names no clearances.`]),
      ...(roomFeatureLine(content.accessible_features, 'alarms') ? [] : [`${content.name} names no alarms.`]),
    ]),
  ];
}
