import type { Story } from '#protocol/storyblok/story.ts';
import { type BridgeSettings, settingsId } from './bridge-settings.ts';
import { collectMarks, markBlocks } from './mark-blocks.ts';
import { readLoaderData, rootFiber } from './page-internals.ts';
import { createSelection } from './selection.ts';
import { createPreview } from './show-unsaved.ts';

/**
 * The page's side of the visual editor's protocol (docs/reference/content-protocol.md#visual-editor). An inline script of
 * drafts alone; it does nothing unless an editor that may do so frames the page.
 */
if (window.parent !== window) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}

function start(): void {
  const element = document.getElementById(settingsId);
  if (!element) return;
  const settings = JSON.parse(element.textContent) as BridgeSettings;
  const origin = editorOrigin();
  if (![location.origin, ...settings.origins].includes(origin)) return;

  const tell = (message: object) => window.parent.postMessage(message, origin);
  const show = createPreview(settings);
  const selection = createSelection();
  let isEditing = false;
  let isReloading = false;

  addEventListener('message', ({ source, origin: from, data }: MessageEvent<EditorMessage | null>) => {
    if (source !== window.parent || from !== origin || typeof data !== 'object' || data === null) return;
    switch (data.action) {
      case 'enterEditmode':
        isEditing = true;
        selection.select(data.blockId ?? null);
        break;
      case 'input':
        if (data.story) show(data.story);
        break;
      case 'change':
      case 'published':
      case 'unpublished':
        // With another slug the story is at another address, which the editor opens.
        if (isReloading || data.slugChanged) break;
        isReloading = true;
        location.reload();
        break;
      case 'editedBlok':
        selection.select(data.blockId ?? data.blok?._uid ?? null);
        break;
      case 'hoverComponent':
      case 'highlightComponent':
        selection.hover(data.blockId ?? data.blok?._uid ?? null);
        break;
      case 'deselectBlok':
        selection.select(null);
        break;
    }
  });

  for (const type of ['click', 'submit'] as const) {
    addEventListener(
      type,
      (event) => {
        // A press selects; it follows no link, opens nothing and sends no form.
        event.preventDefault();
        event.stopImmediatePropagation();
        if (type === 'submit' || !isEditing) return;
        const block = event.target instanceof Element ? event.target.closest('[data-blok-c]') : null;
        const mark = block?.getAttribute('data-blok-c');
        tell(mark ? { action: 'edit', dataC: JSON.parse(mark) } : { action: 'noFocus' });
      },
      { capture: true },
    );
  }
  keepMarked();
  const { resolveRelations, resolveLinks } = settings;
  tell({ action: 'initialized', config: { resolveRelations, resolveLinks } });
}

/** What an editor says; fields that are not read here are left out. */
type EditorMessage = {
  action?: string;
  story?: Story;
  blockId?: string;
  blok?: { _uid?: string };
  slugChanged?: boolean;
};

/** The origin of the page around this one. */
function editorOrigin(): string {
  const [parent] = location.ancestorOrigins ?? [];
  if (parent) return parent;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
}

/** Marks the blocks whenever the page has changed. */
function keepMarked(): void {
  let isWaiting = false;
  const mark = () => {
    isWaiting = false;
    const [root, loaded] = [rootFiber(), readLoaderData()];
    if (root && loaded) markBlocks(root, collectMarks(Object.values(loaded).flatMap(contentsOf)));
  };
  const later = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(mark);
  };
  new MutationObserver(later).observe(document.documentElement, {
    childList: true,
    subtree: true,
    characterData: true,
    // The application says here that it has started, and that a section has become interactive.
    attributeFilter: ['data-interactive', 'data-later', 'data-waiting'],
  });
  later();
}

/** What is edited of a loader's answer: the story's own content, header and footer; not what sections fetched. */
function contentsOf(loaded: unknown): unknown[] {
  if (typeof loaded !== 'object' || loaded === null) return [];
  const { story, blockData: _, ...rest } = loaded as { story?: { content?: unknown }; blockData?: unknown };
  return [story?.content, ...Object.values(rest)];
}
