import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import type { Blocks } from '../../registry/schemas.ts';
import styles from './MenuStill.module.css';

/** The menu with all panels open, side by side. */
export function MenuStill({ menu }: { menu: Blocks['mega_menu'] | null }) {
  if (!menu) return null;
  return (
    <div className={styles.menu}>
      {menu.items.map((item) => (
        <div key={item._uid}>
          <Heading className={styles.label}>
            <Link link={item.link}>{item.label}</Link>
          </Heading>
          <ul role="list">
            {(item.panel ?? []).flatMap((column) =>
              (column.links ?? []).map(({ _uid, label, link }) => (
                <li key={_uid}>
                  <Link link={link} className={styles.link}>
                    {label}
                  </Link>
                </li>
              )),
            )}
          </ul>
        </div>
      ))}
    </div>
  );
}
