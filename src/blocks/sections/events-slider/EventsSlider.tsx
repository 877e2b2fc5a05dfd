import { ButtonLink } from '#ui/Button.tsx';
import { Carousel } from '#ui/Carousel.tsx';
import { Link } from '#ui/Link.tsx';
import { linkTarget } from '#ui/link-target.ts';
import { Section } from '#ui/Section.tsx';
import { useBlockSurroundings, useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { EventSlide } from './EventSlide.tsx';
import styles from './EventsSlider.module.css';
import { defaultIntervalSeconds, minIntervalSeconds } from './slider-defaults.ts';

/** What is on next, in a row that scrolls. */
export function EventsSlider({ block }: BlockProps<'events_slider'>) {
  const { draft } = useBlockSurroundings();
  const events = useSectionData(block) ?? [];
  const interval = Math.max(minIntervalSeconds, Number(block.interval) || defaultIntervalSeconds);
  return (
    <Section
      heading={block.heading}
      hideHeading={block.hide_heading}
      layout="display"
      aside={
        linkTarget(block.view_all) ? (
          <ButtonLink link={block.view_all} variant="text" icon="arrow">
            All events
          </ButtonLink>
        ) : null
      }
    >
      {events.length === 0 ? (
        <p className={styles.none}>
          Nothing planned. <Link link="/newsletter">Get the newsletter</Link>, and you will know when there is.
        </p>
      ) : (
        <Carousel label={block.heading} rotateEvery={block.autoplay && !draft ? interval : null} showCount>
          {events.map((event) => (
            <EventSlide key={event.path} event={event} />
          ))}
        </Carousel>
      )}
    </Section>
  );
}
