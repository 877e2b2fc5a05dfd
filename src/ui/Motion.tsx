import { nightQuery } from '#protocol/night.ts';
import { classNames } from './class-names.ts';
import { useInstanceStyle } from './instance-style.tsx';
import styles from './Motion.module.css';
import { type Asset, hasPicture, narrowWindow, positionOf } from './Picture.tsx';

type MotionProps = {
  asset: Asset | null | undefined;
  narrow?: Asset | null | undefined;
  night?: Asset | null | undefined;
  narrowNight?: Asset | null | undefined;
};

/** One transparent pixel: what is shown where nothing moves costs no request. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * What moves in a picture: a small SVG of the same composition, animated by its own styles, exactly over it
 * (docs/decisions/0037-motion-lies-over-the-drawings.md). The picture's asset names it, so another picture never gets
 * the wrong one. Under reduced motion it is not even fetched.
 */
export function Motion({ asset, narrow, night, narrowNight }: MotionProps) {
  const position = useInstanceStyle(
    { 'object-position': hasPicture(asset) ? positionOf(asset) : null },
    { 'object-position': hasPicture(night) ? positionOf(night) : null },
  );
  const nightDiffers =
    motionOf(night) !== motionOf(asset) ||
    motionOf(narrowNight) !== motionOf(narrow) ||
    hasPicture(narrowNight) !== hasPicture(narrow);
  // In the order in which `Picture` chooses, so that both choose the same composition.
  const choices = [
    { query: `${narrowWindow} and ${nightQuery}`, picture: narrowNight },
    { query: nightQuery, picture: night },
    { query: narrowWindow, picture: narrow },
    { query: null, picture: asset },
  ].filter(({ query, picture }) => hasPicture(picture) && (nightDiffers || !query?.includes(nightQuery)));
  if (!choices.some(({ picture }) => motionOf(picture))) return null;
  return (
    <picture>
      {choices.map(({ query, picture }) => (
        <source
          key={query}
          media={['(prefers-reduced-motion: no-preference)', query].filter(Boolean).join(' and ')}
          srcSet={motionOf(picture) ?? nothing}
        />
      ))}
      <img className={classNames(styles.motion, position)} src={nothing} alt="" loading="lazy" fetchPriority="low" />
    </picture>
  );
}

function motionOf(picture: Asset | null | undefined): string | null {
  const motion = picture?.meta_data?.motion;
  return typeof motion === 'string' && /^\/f\/[\w/-]+\.svg$/.test(motion) ? motion : null;
}
