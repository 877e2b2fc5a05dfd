import type { BlockProps } from '../../contract/block-props.ts';
import styles from './Spacer.module.css';

/** Empty space between two sections. */
export function Spacer({ block }: BlockProps<'spacer'>) {
  return <div className={styles[block.size || 'm']} aria-hidden="true" />;
}
