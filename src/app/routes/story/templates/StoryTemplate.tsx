import { BlockContext } from '#blocks/block-context.ts';
import { RenderBlocks } from '#blocks/RenderBlocks.tsx';
import type { StoryPage } from '../load-story.server.ts';
import { storySummary } from '../story-summary.ts';
import { ArticleTemplate } from './ArticleTemplate.tsx';
import { EventTemplate } from './EventTemplate.tsx';
import { MenuTemplate } from './MenuTemplate.tsx';
import { MoodTemplate } from './MoodTemplate.tsx';
import { PressTemplate } from './PressTemplate.tsx';
import { RoomTemplate } from './RoomTemplate.tsx';

/** The whole page of a story, by its content type; most are nothing but their sections. */
export function StoryTemplate({ page }: { page: StoryPage }) {
  const { draft, now, market, publicUrl, blockData } = page;
  return (
    <BlockContext value={{ draft, now, market, publicUrl, data: blockData }}>
      <Template page={page} />
    </BlockContext>
  );
}

function Template({ page: { story } }: { page: StoryPage }) {
  const { content } = story;
  switch (content.component) {
    case 'room':
      return <RoomTemplate room={content} />;
    case 'event':
      return <EventTemplate story={{ ...story, content }} />;
    case 'menu':
      return <MenuTemplate menu={content} />;
    case 'press_item':
      return <PressTemplate item={content} />;
    case 'mail_article':
      return <ArticleTemplate article={content} />;
    case 'mood_entry':
      return <MoodTemplate entry={content} />;
    default:
      return <RenderBlocks blocks={content.body} pageTitle={storySummary(content).title} />;
  }
}
