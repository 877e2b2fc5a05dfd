import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/heading.tsx';
import { storyPath } from '#ui/link-target.ts';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { TitleLink } from '#ui/TitleLink.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { CalendarLinks } from '../../events/CalendarLinks.tsx';
import { DateBlock } from '../../events/DateBlock.tsx';
import { EventState } from '../../events/EventState.tsx';
import { ageText, eventPrice, timeWords } from '../../events/event-state.ts';
import { ticketLink } from '../../events/ticket-link.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { related } from '../../stories/stories.ts';
import styles from './EventsCard.module.css';

/** One event: date, title, place, price, and its state in words. */
export function EventsCard({ block }: BlockProps<'events_card'>) {
  const { moment = null, soldOut = false } = useSectionData(block) ?? {};
  const event = related(block.event, 'event');
  if (!event || !moment) return <DraftHint>Choose an event that is published and has a date.</DraftHint>;

  const { content } = event;
  const { state } = moment;
  const hotel = related(content.hotel, 'hotel');
  const venue = related(content.venue, 'venue')?.content.name ?? hotel?.content.name;
  const facts = [venue, eventPrice(content), ageText(content), content.capacity_note].filter(Boolean);
  const isOff = state === 'cancelled' || state === 'ended';
  const path = storyPath(event.full_slug);
  const tickets = ticketLink(event);
  return (
    <Section>
      <article className={classNames(styles.card, styles[block.size || 'm'])}>
        <DateBlock time={moment} timezone={content.timezone} allDay={content.all_day} repeated={moment.repeated} />
        <div className={styles.words}>
          <EventState word={timeWords(moment)} />
          <Heading className={styles.title}>
            <TitleLink link={path}>{state === 'cancelled' ? <s>{content.title}</s> : content.title}</TitleLink>
          </Heading>
          {content.summary ? <p>{content.summary}</p> : null}
          <p className={styles.facts}>{facts.join(' · ')}</p>
          <div className={styles.actions}>
            <ButtonRow>
              {tickets && !isOff && !soldOut ? <ButtonLink link={tickets}>Tickets</ButtonLink> : null}
              <ButtonLink link={path} variant="text">
                {block.cta_label || `More of ${content.title}`}
              </ButtonLink>
            </ButtonRow>
            {isOff ? null : <CalendarLinks title={content.title} fullSlug={event.full_slug} hotel={hotel?.slug} />}
          </div>
        </div>
        {block.show_image === false ? null : (
          <Picture
            asset={content.image}
            sizes={block.size === 'l' ? '(min-width: 60rem) 60vw, 100vw' : '(min-width: 80rem) 22rem, 100vw'}
            alt={content.title}
            className={styles.picture}
          />
        )}
      </article>
    </Section>
  );
}
