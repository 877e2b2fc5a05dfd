import { useSearchParams } from 'react-router';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { Section } from '#ui/Section.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import type { GuideCategory, GuidePlace } from '../../guide-places/guide-places.ts';
import { addedParameter } from '../../guide-places/plan-path.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import styles from './CityGuideTabs.module.css';
import { PlaceEntry } from './PlaceEntry.tsx';

/** Where a chosen category brings the reader back to, with scripts or without. */
const placesId = 'places';

/** The places of a city under their categories. The category is in the address (`?category=coffee`), so each is a link. */
export function CityGuideTabs({ block }: BlockProps<'city_guide_tabs'>) {
  const [search] = useSearchParams();
  const data = useSectionData(block);
  const groups = categoryGroups(data?.categories ?? [], data?.places ?? []);
  if (groups.length === 0) return <DraftHint>This city has no places yet.</DraftHint>;
  const chosen = chosenCategory(search.get('category'), block.default_category, groups);
  const added = search.get(addedParameter);
  const shown = chosen === null ? groups : groups.filter((group) => group.value === chosen);
  return (
    <Section
      heading={block.heading}
      hideHeading={block.hide_heading}
      layout="display"
      aside={data?.planPath ? <Link link={data.planPath}>Your day plan</Link> : null}
    >
      <div id={placesId} data-in-turn="">
        {groups.length > 1 ? <CategoryLinks groups={groups} chosen={chosen} /> : null}
        {shown.map((group) => (
          <section key={group.value} className={styles.group} aria-labelledby={`category-${group.value}`}>
            <Heading id={`category-${group.value}`} className="small-label">
              {group.name}
            </Heading>
            <HeadingLevel>
              <ul role="list">
                {group.places.map((place) => (
                  <li key={place.slug} className={styles.place}>
                    <PlaceEntry
                      place={place}
                      withPhoto={block.layout !== 'list'}
                      onMap={block.share_with_map !== false}
                      plan={
                        data?.planPath
                          ? { path: data.planPath, category: chosen ?? '', isAdded: added === place.slug }
                          : null
                      }
                    />
                  </li>
                ))}
              </ul>
            </HeadingLevel>
          </section>
        ))}
      </div>
    </Section>
  );
}

function CategoryLinks({ groups, chosen }: { groups: CategoryGroup[]; chosen: string | null }) {
  const total = groups.reduce((count, group) => count + group.places.length, 0);
  const links = [
    { value: 'all', name: 'All', count: total, current: chosen === null },
    ...groups.map(({ value, name, places }) => ({ value, name, count: places.length, current: value === chosen })),
  ];
  return (
    <nav className={styles.categories} aria-label="Kinds of place">
      <ul role="list">
        {links.map(({ value, name, count, current }) => (
          <li key={value}>
            <Link link={`?category=${encodeURIComponent(value)}#${placesId}`} current={current}>
              {name} <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type CategoryGroup = GuideCategory & { places: GuidePlace[] };

/** The categories that have a place, in their order, each with its places. Places of no known category are left out. */
function categoryGroups(categories: readonly GuideCategory[], places: readonly GuidePlace[]): CategoryGroup[] {
  return categories
    .map((category) => ({ ...category, places: places.filter((place) => place.category === category.value) }))
    .filter((group) => group.places.length > 0);
}

/**
 * The category that the address asks for, else the block's own; `null` for all of them: `?category=all`, and also a
 * category that has no place.
 */
function chosenCategory(
  requested: string | null,
  standard: string | null | undefined,
  groups: readonly CategoryGroup[],
): string | null {
  const wanted = requested ?? standard ?? '';
  return groups.some((group) => group.value === wanted) ? wanted : null;
}
