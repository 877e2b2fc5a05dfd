import type { Story } from '#protocol/storyblok/story.ts';
import type { StoryPage } from '../routes/story/load-story.server.ts';
import type { BridgeSettings } from './bridge-settings.ts';
import { readLoaderData, showLoaderData } from './page-internals.ts';
import { markedContent, withKnownStories } from './unsaved-content.ts';

/** How long the editor must rest before the server is asked what the sections show now, in ms. */
const restMs = 300;
/** How often it is looked whether the application has started, in ms. */
const startPollMs = 50;
/** Longest that the server may take, in ms. */
const timeLimitMs = 10_000;

/**
 * Shows a story as the editor has it, before it is saved: at once with what the page knows of other stories, and when the
 * editor rests as the server would show it, lists and all.
 */
export function createPreview({ storyId, resolveRelations, space }: BridgeSettings): (story: Story) => void {
  let latest: Story | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;

  /** What is typed before the application runs waits for it. */
  function showAtOnce(): void {
    const page = pageInView();
    if (!page) {
      if (latest) setTimeout(showAtOnce, startPollMs);
      return;
    }
    if (!latest) return;
    const { story } = page.data;
    const content = withKnownStories(latest.content, page.data, resolveRelations);
    page.show({ ...page.data, story: { ...story, name: latest.name, content } as StoryPage['story'] });
  }

  async function showAsServed(story: Story): Promise<void> {
    asked?.abort();
    asked = new AbortController();
    const response = await fetch(`/api/draft-page${location.search}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path: location.pathname, story }),
      signal: AbortSignal.any([asked.signal, AbortSignal.timeout(timeLimitMs)]),
    });
    // What the page shows already stays: the editor's own save reports what is wrong with the story.
    if (!response.ok || story !== latest) return;
    const served = (await response.json()) as StoryPage;
    const page = pageInView();
    if (story === latest) page?.show({ ...page.data, ...served });
  }

  return (sent) => {
    if (sent.id !== storyId) return;
    const story = { ...sent, content: markedContent(sent.content, { space, storyId }) };
    latest = story;
    showAtOnce();
    clearTimeout(rest);
    rest = setTimeout(() => void showAsServed(story).catch(() => undefined), restMs);
  };
}

/** The page of the story in view, and how to show another version of it; null until the application has started. */
function pageInView(): { data: StoryPage; show: (data: StoryPage) => void } | null {
  const loaded = readLoaderData();
  const [id, data] = Object.entries(loaded ?? {}).find(([, part]) => isStoryPage(part)) ?? [];
  if (id === undefined) return null;
  return { data: data as StoryPage, show: (changed) => showLoaderData({ ...loaded, [id]: changed }) };
}

function isStoryPage(data: unknown): data is StoryPage {
  return typeof data === 'object' && data !== null && 'story' in data && 'headerStyle' in data;
}
