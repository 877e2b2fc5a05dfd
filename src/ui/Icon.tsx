import { classNames } from './class-names.ts';
import styles from './Icon.module.css';

const names = [
  'arrow',
  'back',
  'external',
  'calendar',
  'download',
  'phone',
  'pin',
  'close',
  'menu',
  'pause',
  'play',
] as const;

export type IconName = (typeof names)[number];

export function isIconName(name: string | null | undefined): name is IconName {
  return names.some((known) => known === name);
}

/** A small line drawing in the colour of the text, beside words that say the same. */
export function Icon({ name }: { name: IconName }) {
  return <LineDrawing className={styles[name]} />;
}

/** What a class draws as its mask, in the colour of the text; nothing to screen readers. */
export function LineDrawing({ className }: { className: string | undefined }) {
  return <span className={classNames(styles.icon, className)} />;
}
