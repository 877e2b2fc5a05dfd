import { classNames } from '#ui/class-names.ts';
import { LineDrawing } from '#ui/Icon.tsx';
import type { Blocks } from '../../registry/schemas.ts';
import styles from './ServiceIcon.module.css';

/** A larger line drawing beside a service's name. */
export function ServiceIcon({ name }: { name: Blocks['service_item']['icon'] }) {
  return name ? <LineDrawing className={classNames(styles.size, styles[name])} /> : null;
}
