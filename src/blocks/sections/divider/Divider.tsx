import { classNames } from '#ui/class-names.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import styles from './Divider.module.css';

/** A rule between two sections, without text. */
export function Divider({ block }: BlockProps<'divider'>) {
  return <div className={classNames(styles.divider, styles[block.size || 'm'])} aria-hidden="true" />;
}
