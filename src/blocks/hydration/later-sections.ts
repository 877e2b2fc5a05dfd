import type { UncheckedBlock } from '../contract/unchecked-block.ts';
import { preloadSections } from '../registry/preload-sections.ts';

/** What `/api/sections/…` answers: of each section that hydrates later what its component reads, by its place on the page. */
export type LaterAnswer = Record<string, { block: UncheckedBlock; data: unknown }>;

/** The content of a section; `null` where it did not come. */
type Content = LaterAnswer[string] | null;
/** With the fields that let React's `use` read it without suspending once it is fulfilled. */
type Tracked = Promise<Content> & { status?: 'fulfilled'; value?: Content };

/** Longest wait for the content, in ms. */
const timeLimitMs = 8_000;
/**
 * React begins a rendering again that something more urgent interrupted, some milliseconds later: so soon after the first
 * one, another is the same, in ms.
 */
const sameRenderingMs = 100;

/** A section of the document that hydrates later. */
export type Later = {
  content: Tracked;
  /** Fetches its content and its code, so that it hydrates; ends when both have come, or not. A failure is not kept. */
  want(): Promise<void>;
  /** To be called when it renders: later once more means that the page around it has changed and waits for it. */
  rendered(): void;
  /** To be called when it is interactive. */
  come(): void;
  isAlive: boolean;
  /** Ends when it is interactive. */
  alive: Promise<void>;
};

const sections = new Map<string, Later>();
let asked: Promise<LaterAnswer> | null = null;
/** The page that the document was made for: its sections are those that hydrate later. */
const documentPath = import.meta.env.SSR ? '' : location.pathname;

/** The section of this id; always the same one. */
export function laterSection({ _uid, component }: UncheckedBlock): Later {
  const known = sections.get(_uid);
  if (known) return known;
  const made = makeLater(_uid, component);
  sections.set(_uid, made);
  return made;
}

/** Those on the page that are not interactive yet: `watchLater` marks their frames. */
function laterInView(): Later[] {
  const frames = [...document.querySelectorAll<HTMLElement>('[data-later]')];
  return frames.flatMap(({ dataset }) => sections.get(dataset.later ?? '') ?? []);
}

/** Fetches what all of them on the page need; ends when it has come, or has not. */
export async function hydrateAll(): Promise<void> {
  await Promise.all(laterInView().map(({ want }) => want()));
}

/** Whether one of them on the page waits for its content. */
export function someAreLater(): boolean {
  return laterInView().some(({ content }) => content.status !== 'fulfilled');
}

function makeLater(uid: string, component: string): Later {
  const content = deferred<Content>();
  const alive = deferred<void>();
  const tracked: Tracked = content.promise.then((value) => {
    tracked.status = 'fulfilled';
    tracked.value = value;
    return value;
  });
  let wanted: Promise<void> | null = null;
  let firstRenderedAt = 0;
  let isWaitedFor = false;
  const later: Later = {
    content: tracked,
    want() {
      wanted ??= Promise.all([fetchSections(), preloadSections([component])]).then(
        ([{ [uid]: found }]) => content.resolve(found?.block.component === component ? found : null),
        () => {
          wanted = null;
          // What waits for it must not wait for ever.
          if (isWaitedFor) content.resolve(null);
        },
      );
      return wanted;
    },
    rendered() {
      firstRenderedAt ||= performance.now();
      isWaitedFor = performance.now() - firstRenderedAt > sameRenderingMs;
      if (isWaitedFor) void later.want();
    },
    come() {
      later.isAlive = true;
      alive.resolve();
    },
    isAlive: false,
    alive: alive.promise,
  };
  return later;
}

function deferred<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** The content of all of them, asked for once. */
function fetchSections(): Promise<LaterAnswer> {
  asked ??= readSections(documentPath).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function readSections(path: string): Promise<LaterAnswer> {
  const response = await fetch(`/api/sections${path}`, { signal: AbortSignal.timeout(timeLimitMs) });
  if (!response.ok) throw new Error(`/api/sections${path} answered ${response.status}`);
  return response.json() as Promise<LaterAnswer>;
}
