import { useSearchParams } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { Section } from '#ui/Section.tsx';
import { slugify } from '#ui/slug.ts';
import { useBlockSurroundings } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import { DraftHint } from '../DraftHint.tsx';
import { formatDay, storyDate } from '../dates.ts';
import type { ContentType } from '../schemas.ts';
import { related } from '../stories.ts';
import styles from './CandyMenu.module.css';
import { MenuFilterForm } from './MenuFilterForm.tsx';
import { MenuItem } from './MenuItem.tsx';
import { chosenFilters, filterMenu, itemCount, menuFilters } from './menu-filter.ts';

/** A menu as text: it can be read aloud, searched, filtered and printed. */
export function CandyMenu({ block }: BlockProps<'candy_menu'>) {
  const [query] = useSearchParams();
  const { now } = useBlockSurroundings();
  const menu = related(block.menu, 'menu')?.content;
  const sections = menu?.sections ?? block.sections ?? [];
  if (sections.length === 0) return <DraftHint>Choose a menu, or write its sections.</DraftHint>;

  const filters = chosenFilters(query);
  const shown = filterMenu(sections, filters);
  const choices = menuFilters(sections);
  const season = menu ? seasonNotice(menu, new Date(now)) : '';
  return (
    <Section
      heading={menu?.title ?? 'Menu'}
      hideHeading={block.hide_heading}
      layout="display"
      intro={block.intro || menu?.intro}
    >
      {season ? <p className={styles.season}>{season}</p> : null}
      {choices.length > 0 ? <MenuFilterForm choices={choices} chosen={filters} count={itemCount(shown)} /> : null}
      {shown.length > 3 ? (
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
      <div className={classNames(styles.menu, block.columns !== '1' && styles.two)}>
        {shown.map((section) => (
          <section key={section._uid} id={slugify(section.name)} className={styles.part} aria-label={section.name}>
            <Heading className={styles.name}>{section.name}</Heading>
            {section.note ? <p className={styles.small}>{section.note}</p> : null}
            <HeadingLevel>
              <ul className={styles.items} role="list">
                {section.items?.map((item) => (
                  <MenuItem key={item._uid} item={item} photo={block.show_photos === true} />
                ))}
              </ul>
            </HeadingLevel>
          </section>
        ))}
      </div>
      <p className={styles.note}>{block.note}</p>
      {block.pdf?.filename ? <Link link={block.pdf.filename}>This menu as a file (PDF)</Link> : null}
    </Section>
  );
}

/** A dated menu that is not in force says so. */
function seasonNotice({ effective_from, effective_until }: ContentType<'menu'>, now: Date): string {
  const from = storyDate(effective_from);
  const until = storyDate(effective_until);
  if (from && from > now) return `This menu begins on ${formatDay(from, 'UTC', now)}.`;
  return until && until < now ? `This menu ended on ${formatDay(until, 'UTC', now)}.` : '';
}
