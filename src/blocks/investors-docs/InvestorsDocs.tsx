import { RowList } from '#ui/RowList.tsx';
import { Section } from '#ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import { DraftHint } from '../DraftHint.tsx';
import { formatDay, storyDate } from '../dates.ts';
import { fileKind } from './file-kind.ts';

/** Documents to download, with date, kind and size. */
export function InvestorsDocs({ block }: BlockProps<'investors_docs'>) {
  const docs = (block.items ?? []).filter(({ file }) => file?.filename);
  if (docs.length === 0) return <DraftHint>Add at least one document.</DraftHint>;
  return (
    <Section heading="Documents">
      <RowList
        rows={docs.map(({ _uid, title, date, file }) => {
          const day = storyDate(date);
          return {
            key: _uid,
            name: title,
            link: file.filename,
            facts: [day ? formatDay(day, 'UTC') : '', fileKind(file)],
          };
        })}
      />
    </Section>
  );
}
