import { classNames } from '#ui/class-names.ts';
import styles from './OpeningSign.module.css';
import type { OpeningState } from './opening-hours.ts';

type OpeningSignProps = {
  opening: OpeningState | null;
  /** What is said where the hours are not known; nothing when left out. */
  unknown?: string;
  /** A dot beside the text, or a chip around it. */
  look?: 'lamp' | 'chip';
};

/** Whether a venue is open now, as text and as a dot. */
export function OpeningSign({ opening, unknown = '', look = 'lamp' }: OpeningSignProps) {
  if (!opening) return null;
  const words = opening.text || unknown;
  if (!words) return null;
  const isChip = look === 'chip';
  return (
    <p className={classNames(styles.sign, styles[look], styles[opening.kind])}>
      {isChip ? words.replace('Open until', 'Open now, until') : words}
    </p>
  );
}
