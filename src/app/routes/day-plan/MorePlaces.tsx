import { Form } from 'react-router';
import { addField } from '#blocks/guide-places/plan-path.ts';
import { OpeningSign } from '#blocks/sections/eat-drink-section/OpeningSign.tsx';
import { Button } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import type { DayPlan } from './day-plan.ts';
import styles from './MorePlaces.module.css';
import { mostStops } from './plan-address.ts';
import { stopsId } from './StopList.tsx';

export const moreId = 'more-places';

/** The places of the guide that are not in the plan. */
export function MorePlaces({ plan: { more, stops, city, path, isFull } }: { plan: DayPlan }) {
  if (more.length === 0) return null;
  return (
    <div className={styles.more}>
      <Section heading={stops.length > 0 ? `More of ${city}` : `Places in ${city}`} layout="display">
        {isFull ? <p>A plan has at most {mostStops} places: remove one to add another.</p> : null}
        <Form id={moreId} tabIndex={-1} method="post" action={path} preventScrollReset aria-label="Places to add">
          {stops.length > 0 ? (
            <p className={styles.plan}>
              <a href={`#${stopsId}`}>In your plan</a>: {stops.map(({ name }) => name).join(', ')}
            </p>
          ) : null}
          <input type="hidden" name="places" value={stops.map(({ slug }) => slug).join(',')} />
          <ul className={styles.list} role="list">
            {more.map(({ slug, name, category, blurb, walkMinutes, opening, hours }) => (
              <li key={slug} className={styles.place}>
                <p className="small-label">
                  {[category, walkMinutes === null ? '' : `${walkMinutes} min from the hotel`]
                    .filter(Boolean)
                    .join(', ')}
                </p>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.blurb}>{blurb}</p>
                {opening?.text ? <OpeningSign opening={opening} /> : <p className={styles.hours}>{hours}</p>}
                {isFull ? null : (
                  <Button type="submit" variant="secondary" name={addField} value={slug}>
                    Add<span className="visually-hidden">: {name}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Form>
      </Section>
    </div>
  );
}
