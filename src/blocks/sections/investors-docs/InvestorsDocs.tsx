import { RowList } from '#ui/RowList.tsx';
import { Section } from '#ui/Section.tsx';
import type { BlockProps } from '../../contract/block-props.ts';
import { formatDay, storyDate } from '../../dates/dates.ts';
import { fileKind } from '../../documents/file-kind.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';

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
