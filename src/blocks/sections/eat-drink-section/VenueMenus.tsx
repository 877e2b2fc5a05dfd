import { defaultCurrency } from '#protocol/money.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { Price } from '#ui/Price.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import type { Blocks } from '../../registry/schemas.ts';
import styles from './VenueMenus.module.css';
import { itemPrice, type VenueMenu } from './venue-menus.ts';

type PageMenu = Extract<VenueMenu, { kind: 'page' }>;

/** The menus of a venue in short, each with a link to the full menu; as tabs where there are several. */
export function VenueMenus({ menus, heading }: { menus: readonly VenueMenu[]; heading: string }) {
  const pages = menus.filter((menu) => menu.kind === 'page');
  const files = menus.filter((menu) => menu.kind === 'file');
  const [only] = pages;
  if (menus.length === 0) return null;
  return (
    <div className={styles.menus}>
      <Heading className={styles.heading}>{heading}</Heading>
      <HeadingLevel>
        {only && pages.length === 1 ? <MenuInShort menu={only} /> : null}
        {pages.length > 1 ? (
          <Tabs
            label={heading}
            tabs={pages.map((menu) => ({ key: menu.key, name: menu.label, content: <MenuInShort menu={menu} /> }))}
          />
        ) : null}
      </HeadingLevel>
      {files.length > 0 ? (
        <ul className={styles.files} role="list">
          {files.map(({ key, path, label }) => (
            <li key={key}>
              <Link link={path}>{label}</Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The menus as links alone, for a layout that shows the menu elsewhere. */
export function MenuLinks({ menus }: { menus: readonly VenueMenu[] }) {
  return (
    <ul className={styles.files} role="list">
      {menus.map(({ key, path, label }) => (
        <li key={key}>
          <Link link={path}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function MenuInShort({ menu: { label, path, parts } }: { menu: PageMenu }) {
  return (
    <div className={styles.menu}>
      <div className={styles.parts}>
        {parts.map(({ key, name, items }) => (
          <div key={key} className={styles.part}>
            <Heading className={classNames('small-label', styles.name)}>{name}</Heading>
            <ul role="list">
              {items.map((item) => (
                <ItemLine key={item._uid} item={item} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <ButtonLink link={path} variant="text" icon="arrow">
        The whole menu
        <span className="visually-hidden">: {label}</span>
      </ButtonLink>
    </div>
  );
}

function ItemLine({ item }: { item: Blocks['menu_item'] }) {
  const price = itemPrice(item);
  return (
    <li className={styles.item}>
      <span>{item.name}</span>
      <span className={styles.dots} />
      {item.sold_out ? (
        <span className={styles.gone}>Sold out</span>
      ) : price ? (
        <span>
          {price.isLowest ? 'from ' : ''}
          <Price money={{ amount: price.amount, currencyCode: item.currency || defaultCurrency }} />
        </span>
      ) : null}
    </li>
  );
}
