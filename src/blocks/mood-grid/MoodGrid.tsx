import { useSearchParams } from 'react-router';
import { Section } from '#ui/Section.tsx';
import { useBlockData } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import { DraftHint } from '../DraftHint.tsx';
import { MoreLink } from '../MoreLink.tsx';
import { shownSoFar } from '../paging.ts';
import type { StoryOf } from '../stories.ts';
import { MoodPictures } from './MoodPictures.tsx';

/** The editors' pictures, each leading to its own page, in reading order row by row. */
export function MoodGrid({ block }: BlockProps<'mood_grid'>) {
  const [query] = useSearchParams();
  const all = useBlockData<StoryOf<'mood_entry'>[]>(block._uid) ?? [];
  if (all.length === 0) return <DraftHint>No picture is published.</DraftHint>;
  const { items, nextLink, left } = shownSoFar(all, Number(block.page_size) || 24, query, block);
  return (
    <Section heading="Mood" hideHeading layout="display">
      <MoodPictures entries={items} />
      <MoreLink link={nextLink}>Show {left} more</MoreLink>
    </Section>
  );
}
