import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { storyPath } from '#ui/link-target.ts';
import { Media } from '#ui/Media.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { part, storyDate } from '../../dates/dates.ts';
import { PlanLink } from '../../guide-places/PlanLink.tsx';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import styles from './CityGuideHero.module.css';

/**
 * The header of a city's guide: name, picture, author, date, the way to the visitor's day plan, and links to the other
 * cities. HTML alone (`hydrate: 'never'` in section.ts): the links do not follow the chosen category.
 */
export function CityGuideHero({ block }: BlockProps<'city_guide_hero'>) {
  const id = useId();
  const data = useSectionData(block);
  if (!block.heading) return <DraftHint>A guide needs a heading.</DraftHint>;
  const cities = block.city_switcher === false ? [] : (data?.cities ?? []);
  const updated = storyDate(block.updated || data?.newest);
  return (
    <section className={styles.hero} aria-labelledby={id}>
      <div className={styles.title}>
        <Heading id={id} className={classNames(styles.heading, block.hide_heading && 'visually-hidden')} focusable>
          {block.heading}
        </Heading>
        {block.intro ? <p className={styles.intro}>{block.intro}</p> : null}
      </div>
      <Media asset={block.media} sizes="(min-width: 75rem) 72vw, 100vw" priority className={styles.media} />
      <div className={styles.imprint}>
        <p>
          {block.author ? <span>Walked by {block.author}</span> : null}
          {updated ? (
            <span>
              Updated{' '}
              <time dateTime={updated.toISOString().slice(0, 7)}>
                {part(updated, 'UTC', { month: 'long', year: 'numeric' })}
              </time>
            </span>
          ) : null}
        </p>
        {data?.planPath ? <PlanLink path={data.planPath} /> : null}
        {cities.length > 1 ? (
          <nav aria-label="City guides">
            <ul className={styles.cities} role="list">
              {cities.map(({ name, fullSlug, current }) => (
                <li key={fullSlug}>
                  <Link link={storyPath(fullSlug)} current={current}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </section>
  );
}
