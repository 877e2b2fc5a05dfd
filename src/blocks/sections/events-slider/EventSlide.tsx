import { Picture } from '#ui/Picture.tsx';
import { DateBlock } from '../../events/DateBlock.tsx';
import { EventWords } from '../../events/EventWords.tsx';
import { type ListedEvent, placeOf } from '../../events/listed-event.ts';
import styles from './EventsSlider.module.css';

/** One event of the row: its picture, its next day, and how often it comes back. */
export function EventSlide({ event }: { event: ListedEvent }) {
  const [time] = event.times;
  if (!time) return null;
  return (
    <article className={styles.slide}>
      <Picture
        asset={event.image}
        sizes="(min-width: 64rem) 40vw, (min-width: 40rem) 46vw, 86vw"
        ratio={4 / 3}
        decorative
      />
      <div className={styles.words}>
        <DateBlock time={time} timezone={event.timezone} allDay={event.allDay} size="small" />
        <EventWords event={event} path={event.path} time={time} facts={[placeOf(event), event.price, event.age]}>
          {event.repeated ? <p className={styles.repeated}>{event.repeated}</p> : null}
        </EventWords>
      </div>
    </article>
  );
}
