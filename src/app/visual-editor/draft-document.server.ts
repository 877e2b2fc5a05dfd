import { relations } from '#blocks/registry/schemas.ts';
import { readEditableMark } from '#protocol/storyblok/visual-editor.ts';
import type { Site } from '../context.ts';
import type { StoryPage } from '../routes/story/load-story.server.ts';
import bridge from './bridge.ts?inline-script';
import { type BridgeSettings, settingsId } from './bridge-settings.ts';

/** What a draft's document has for its editor; all of it empty for what visitors read. */
export type EditorParts = { scripts: string[]; frameAncestors: string[]; html: string };

/**
 * The bridge of a page that is opened as a draft, and the editor that may frame it. `loaded` is what the document's
 * loaders answered.
 */
export function editorParts(
  { mayShowDraft, editorOrigins }: Pick<Site, 'mayShowDraft' | 'editorOrigins'>,
  url: URL,
  loaded: Record<string, unknown>,
): EditorParts {
  if (!mayShowDraft(url)) return { scripts: [], frameAncestors: [], html: '' };
  const settings: BridgeSettings = {
    origins: editorOrigins,
    ...storyOf(loaded),
    resolveRelations: relations,
    resolveLinks: 'url',
  };
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return {
    scripts: [bridge],
    frameAncestors: editorOrigins,
    html: `<script type="application/json" id="${settingsId}">${json}</script><script>${bridge}</script>`,
  };
}

function storyOf(loaded: Record<string, unknown>): Pick<BridgeSettings, 'storyId' | 'space'> {
  for (const data of Object.values(loaded)) {
    if (typeof data !== 'object' || data === null || !('story' in data) || !('headerStyle' in data)) continue;
    const { id, content } = (data as StoryPage).story;
    const mark = readEditableMark((content as { _editable?: unknown })._editable);
    return { storyId: id ?? null, space: mark?.space ?? '' };
  }
  return { storyId: null, space: '' };
}
