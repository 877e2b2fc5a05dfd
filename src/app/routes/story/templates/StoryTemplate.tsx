import { type ComponentType, useMemo } from 'react';
import { BlockContext } from '#blocks/contract/block-context.ts';
import type { UncheckedBlock } from '#blocks/contract/unchecked-block.ts';
import type { FormAnswer } from '#blocks/forms/form-settings.ts';
import { RenderBlocks } from '#blocks/rendering/RenderBlocks.tsx';
import { StaticPart } from '#ui/StaticPart.tsx';
import { Breadcrumbs } from '../../../layouts/Breadcrumbs.tsx';
import type { StoryPage } from '../load-story.server.ts';
import { storySummary } from '../story-summary.ts';
import { isTemplated, templates } from './templates.ts';

/** The whole page of a story, by its content type; most are nothing but their sections. */
export function StoryTemplate({ page, formAnswer }: { page: StoryPage; formAnswer?: FormAnswer | null }) {
  // The same at every rendering: sections that have not hydrated yet would have to, for another one.
  const surroundings = useMemo(() => {
    const { draft, now, market, publicUrl, blockData } = page;
    return { draft, now, market, publicUrl, data: blockData, formAnswer };
  }, [page, formAnswer]);
  return (
    <BlockContext value={surroundings}>
      <Breadcrumbs trail={page.trail} />
      <Template page={page} />
    </BlockContext>
  );
}

function Template({ page: { story, htmlOnly } }: { page: StoryPage }) {
  const { content } = story;
  if (!isTemplated(content.component)) {
    const body = 'body' in content ? (content.body as UncheckedBlock[]) : null;
    return <RenderBlocks blocks={body} pageTitle={storySummary(content).title} />;
  }
  // The template of a type takes the story of that type; only the pair of both carries that fact.
  const Known = templates[content.component] as ComponentType<{ story: StoryPage['story'] }>;
  return <StaticPart isStatic={htmlOnly === true}>{() => <Known story={story} />}</StaticPart>;
}
