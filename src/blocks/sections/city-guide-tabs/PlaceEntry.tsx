import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { hasPicture, Picture } from '#ui/Picture.tsx';
import { type GuidePlace, placeEntryId, placeOnMapId } from '../../guide-places/guide-places.ts';
import { AddToPlan, type PlanOfGuide } from './AddToPlan.tsx';
import styles from './PlaceEntry.module.css';

type PlaceEntryProps = {
  place: GuidePlace;
  withPhoto: boolean;
  onMap: boolean;
  /** How the place is added to a day plan; `null` where there is none. */
  plan: PlanOfGuide | null;
};

/** One place: description, recommendation and practical facts. */
export function PlaceEntry({ place, withPhoto, onMap, plan }: PlaceEntryProps) {
  const pictured = withPhoto && hasPicture(place.photo);
  const mapped = onMap && place.position !== null;
  return (
    <article id={placeEntryId(place.slug)} className={classNames(styles.entry, pictured && styles.pictured)}>
      <div className={styles.words}>
        <p className={styles.walk}>
          {mapped ? (
            <a href={`#${placeOnMapId(place.slug)}`} className={styles.number}>
              <span className="visually-hidden">On the map: </span>
              {place.number}
            </a>
          ) : null}
          {place.walkMinutes === null ? null : `${place.walkMinutes} min walk`}
        </p>
        <Heading className={styles.name}>{place.name}</Heading>
        {place.blurb ? <p className={styles.blurb}>{place.blurb}</p> : null}
        {place.pickedBy ? <p className={styles.picked}>Picked by {place.pickedBy}</p> : null}
        {plan ? <AddToPlan place={place} plan={plan} /> : null}
      </div>
      <dl className={styles.facts}>
        <Fact term="Address">
          {mapped && place.address ? <Link link={`#${placeOnMapId(place.slug)}`}>{place.address}</Link> : place.address}
        </Fact>
        <Fact term="Hours">{place.hours}</Fact>
        <Fact term="Phone">
          {place.phone ? <Link link={`tel:${place.phone.replace(/[^+\d]/g, '')}`}>{place.phone}</Link> : null}
        </Fact>
        <Fact term="Price">
          {place.price ? (
            <>
              <span aria-hidden="true">{place.price}</span>
              <span className="visually-hidden">{place.price.length} of 4</span>
            </>
          ) : null}
        </Fact>
      </dl>
      {pictured ? (
        <div className={styles.photo}>
          <Picture
            asset={place.photo}
            sizes="(min-width: 60rem) 26rem, (min-width: 48rem) 40vw, 100vw"
            ratio={4 / 3}
            alt={place.name}
          />
        </div>
      ) : null}
    </article>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
