import { useSearchParams } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { slugify } from '#ui/slug.ts';
import { FilterBox, FilterForm } from '../lists/FilterForm.tsx';
import type { Blocks } from '../registry/schemas.ts';
import styles from './MenuBody.module.css';
import { MenuItem } from './MenuItem.tsx';
import { chosenFilters, filterMenu, isWithoutAlcohol, itemCount, type MenuFilter, menuFilters } from './menu-filter.ts';

type MenuBodyProps = {
  sections: readonly Blocks['menu_section'][];
  columns: 1 | 2;
  photos?: boolean;
  /** Large type and large targets, for a tablet on a bedside table. */
  roomy?: boolean;
};

/** What is on a menu, part by part, and the boxes that filter it. */
export function MenuBody({ sections, columns, photos = false, roomy = false }: MenuBodyProps) {
  const [query] = useSearchParams();
  const filters = chosenFilters(query);
  const shown = filterMenu(sections, filters);
  const choices = menuFilters(sections);
  return (
    <div className={classNames(roomy && styles.roomy)}>
      {choices.length > 0 ? <MenuFilterForm choices={choices} chosen={filters} count={itemCount(shown)} /> : null}
      {isWithoutAlcohol(sections) ? <p className={styles.without}>Nothing on this menu contains alcohol.</p> : null}
      {shown.length > (roomy ? 1 : 3) ? (
        <nav aria-label="Parts of the menu" className={styles.index}>
          {shown.map(({ _uid, name }) => (
            <a key={_uid} href={`#${slugify(name)}`}>
              {name}
            </a>
          ))}
        </nav>
      ) : null}
      {shown.length === 0 ? (
        <p>
          Nothing on this menu matches. <Link link="?">Show all of it</Link>
        </p>
      ) : null}
      <div className={classNames(styles.menu, columns === 2 && styles.two)}>
        {shown.map((section) => (
          <section key={section._uid} id={slugify(section.name)} className={styles.part} aria-label={section.name}>
            <Heading className={styles.name}>{section.name}</Heading>
            {section.note ? <p className={styles.small}>{section.note}</p> : null}
            <HeadingLevel>
              <ul className={styles.items} role="list">
                {section.items?.map((item) => (
                  <MenuItem key={item._uid} item={item} photo={photos} />
                ))}
              </ul>
            </HeadingLevel>
          </section>
        ))}
      </div>
    </div>
  );
}

type MenuFilterFormProps = {
  choices: { value: MenuFilter; name: string }[];
  chosen: readonly MenuFilter[];
  count: number;
};

/** Diets to tick; an item has to pass all of them. */
function MenuFilterForm({ choices, chosen, count }: MenuFilterFormProps) {
  return (
    <FilterForm count={count === 1 ? '1 item' : `${count} items`} filtered={chosen.length > 0}>
      {choices.map(({ value, name }) => (
        <FilterBox key={value} label={name} name="diet" value={value} checked={chosen.includes(value)} />
      ))}
    </FilterForm>
  );
}
