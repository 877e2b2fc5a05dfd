import { Link } from '#ui/Link.tsx';
import styles from './catalogue-section-page.module.css';
import type { CatalogueTheme } from './catalogue-theme.server.ts';

/** The themes and skins to see the states in. */
export function ThemeLinks({ theme, skin, themes, skins }: CatalogueTheme) {
  const links = [
    ...themes.map((name) => ({ name, href: `?theme=${name}`, current: name === theme && skin === null })),
    ...skins.map((name) => ({
      name: `${name} skin`,
      href: `?theme=siren&skin=${name}`,
      current: name === skin,
    })),
  ];
  return (
    <nav aria-label="Dress">
      <ul role="list" className={styles.themes}>
        {links.map(({ name, href, current }) => (
          <li key={name}>
            <Link link={href} current={current}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
