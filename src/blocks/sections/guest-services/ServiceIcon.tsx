import { classNames } from '#ui/class-names.ts';
import type { Blocks } from '../../registry/schemas.ts';
import styles from './ServiceIcon.module.css';

/** A small line drawing beside a service's name; nothing to screen readers. */
export function ServiceIcon({ name }: { name: Blocks['service_item']['icon'] }) {
  return name ? <span className={classNames(styles.icon, styles[name])} /> : null;
}
