import { useSearchParams } from 'react-router';
import { Section } from '#ui/Section.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { MoreLink } from '../../lists/MoreLink.tsx';
import { defaultGridPageSize } from '../../lists/page-sizes.ts';
import { shownSoFar } from '../../lists/paging.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { MoodPictures } from './MoodPictures.tsx';

/** The editors' pictures, each leading to its own page, in reading order row by row. */
export function MoodGrid({ block }: BlockProps<'mood_grid'>) {
  const [query] = useSearchParams();
  const all = useSectionData(block) ?? [];
  if (all.length === 0) return <DraftHint>No picture is published.</DraftHint>;
  const { items, nextLink, left } = shownSoFar(all, Number(block.page_size) || defaultGridPageSize, query, block);
  return (
    <Section heading="Mood" hideHeading layout="display">
      <MoodPictures entries={items} />
      <MoreLink link={nextLink}>Show {left} more</MoreLink>
    </Section>
  );
}
