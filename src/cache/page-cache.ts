import { setTimeout as wait } from 'node:timers/promises';
import { BentoCache, bentostore } from 'bentocache';
import { LRUCache } from 'lru-cache';
import { makePage, strongPage } from './compress-page.ts';
import { createPageMemory, type PageInMemory } from './page-memory.ts';
import type { ReadNotes } from './read-notes.ts';
import { pageSerializer, type StoredPage } from './stored-page.ts';

/** How long pages are stored, in seconds. */
export type PageLifetimes = {
  /** So long a page is sent as it is. */
  fresh: number;
  /** So long after that it is still sent while a new one is rendered. */
  stale: number;
  /** So long it is stored, to be sent while no new one can be rendered. */
  afterFailure: number;
  /** After a failure a new one is tried again so much later. */
  retry: number;
};

export type PageCacheOptions = {
  lifetimes: PageLifetimes;
  /** Most bytes of pages in memory. */
  maxBytes: number;
  /** Renders what a key names. `referrer` is for the log alone. */
  render: (key: string, referrer: string | null) => Promise<{ response: Response; notes: ReadNotes }>;
  /** Whether a page may be stored under a key that anybody may have made up; else it is rendered for each who asks. */
  mayStore?: (key: string) => Promise<boolean>;
  /** Hears of every purge, of this process or another one, before pages are rendered again. */
  onPurge?: (tags: readonly string[]) => void;
  report?: (event: string, details: Record<string, unknown>) => void;
  /** Tells the other processes of this machine of a purge, where no shared layer does. */
  tellPeers?: (tags: readonly string[]) => void;
  /** Adds the layer that processes share, and the bus on which they tell each other of purges. */
  share?: ShareStore;
};

type Store = ReturnType<typeof bentostore>;
export type ShareStore = (store: Store) => Store;

/** Whole responses, the same for everybody, by key, with the tags of what they were made from. */
export type PageCache = {
  /** The page to send without waiting; null where one must be rendered first. */
  find: (key: string) => StoredPage | null;
  /** The page under a key, rendered if need be: once, however many ask. Null where it is not for everybody. */
  load: (key: string, referrer: string | null) => Promise<StoredPage | null>;
  /** Renders the pages again that were asked for most, one after another; those that nobody asked for wait. */
  renderHottest: (keys: readonly string[]) => Promise<void>;
  /** Makes pages with one of the tags old, here and in every process; answers the keys of those here. */
  purge: (tags: readonly string[]) => Promise<string[]>;
  /** Does here what another process's purge asks for, and renders the hottest pages again. */
  hearPurge: (tags: readonly string[]) => void;
  /** Makes every page in this process's memory old: purges of other processes may have been missed. */
  outdateMemory: () => void;
  close: () => Promise<void>;
};

const store = 'pages';
const prefix = 'page';
/** BentoCache stores the time of a tag's purge under this and the tag. */
const tagKeyPrefix = '___bc:t:';
/** A purge may reach a process so much later than another one, in ms. */
const longestDelay = 60_000;
/** A page that is purged again and again while it is rendered is given as it is after so many tries. */
const mostTries = 3;

/** How long the connections to what is shared may take to close, in ms. */
const longestCloseMs = 1_000;
/** Pages whose visits are counted. */
const countedPages = 10_000;
/** From so many visits on a page is compressed better. */
const popular = 5;
/** Most pages that are rendered again after a purge before somebody asks. */
const mostRendered = 20;
/** A purge that other processes could not be told of is told again so much later, in ms, and so often at most. */
const tellAgainMs = 1_000;
const mostTellings = 60;

type Purge = { at: number; tags: ReadonlySet<string> };

/** Opens the cache: in this process's memory, then in what processes share. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { lifetimes, share = (alone) => alone, report = () => {}, mayStore = async () => true } = options;
  const memory = createPageMemory(prefix, options.maxBytes);
  const bento = new BentoCache({
    default: store,
    prefix,
    ttl: lifetimes.afterFailure * 1_000,
    serializer: pageSerializer,
    stores: { [store]: share(bentostore().useL1Layer(memory.driver)) },
  });
  const underWay = new Map<string, Promise<StoredPage | null>>();
  /** Pages in memory that a purge has made old: they are only given where no new one can be rendered. */
  const outdated = new WeakSet<StoredPage>();
  let recentPurges: Purge[] = [];
  let isClosed = false;
  /** How often each page was asked for. */
  const visits = new LRUCache<string, { count: number }>({ max: countedPages });
  const strengthening = new Set<string>();

  bento.on('bus:message:received', ({ message }) => {
    const tags = message.keys
      .filter((key) => key.startsWith(tagKeyPrefix))
      .map((key) => key.slice(tagKeyPrefix.length));
    if (tags.length > 0) hearPurge(tags);
  });
  // Opens the connections now, so that purges are heard before the first page is stored.
  bento.use(store);

  function notePurge(tags: readonly string[]): string[] {
    const at = Date.now();
    recentPurges = [...recentPurges.filter((purge) => purge.at > at - longestDelay), { at, tags: new Set(tags) }];
    options.onPurge?.(tags);
    const purged = [...memory.pages()].filter(([, page]) => !outdated.has(page) && !isCurrent(page));
    for (const [, page] of purged) outdated.add(page);
    return purged.map(([key]) => key);
  }

  /** Whether nothing that the page was made from has changed since its rendering began. */
  function isCurrent({ startedAt, tags }: StoredPage): boolean {
    return !recentPurges.some((purge) => purge.at >= startedAt && tags.some((tag) => purge.tags.has(tag)));
  }

  function countVisit(key: string): number {
    const visited = visits.get(key);
    if (visited) return ++visited.count;
    visits.set(key, { count: 1 });
    return 1;
  }

  function find(key: string): StoredPage | null {
    const found = memory.get(key);
    if (!found || outdated.has(found.page)) return null;
    const count = countVisit(key);
    const now = Date.now();
    if (now < found.freshUntil) {
      if (count >= popular && !found.page.isStrong) void strengthen(key, found);
      return found.page;
    }
    if (now >= found.page.staleUntil) return null;
    void load(key, null);
    return found.page;
  }

  function load(key: string, referrer: string | null): Promise<StoredPage | null> {
    const running = underWay.get(key);
    if (running) return running;
    const begun = refresh(key, referrer).finally(() => underWay.delete(key));
    underWay.set(key, begun);
    begun.catch(() => {});
    return begun;
  }

  async function refresh(key: string, referrer: string | null): Promise<StoredPage | null> {
    const old = memory.get(key);
    if (options.share) {
      const found = await bento.get<StoredPage | undefined>({ key });
      if (found && isCurrent(found) && !outdated.has(found)) return found;
      // It came into memory after the purge, which therefore did not find it there.
      const inMemory = memory.get(key)?.page;
      if (inMemory && !isCurrent(inMemory)) outdated.add(inMemory);
    }
    for (let tries = 1; ; tries += 1) {
      const made = await renderPage(key, referrer, old);
      if (made === null || isCurrent(made) || tries === mostTries) return made;
    }
  }

  async function renderPage(
    key: string,
    referrer: string | null,
    old: PageInMemory | null,
  ): Promise<StoredPage | null> {
    // Later than any purge that it knows of, in whichever millisecond that was.
    const startedAt = Math.max(Date.now(), (recentPurges.at(-1)?.at ?? 0) + 1);
    const { response, notes } = await options.render(key, referrer);
    // A redirect takes its visitor's whole query along.
    if (response.status >= 300 && response.status < 400) return null;
    if (response.headers.has('Set-Cookie')) {
      report('page_not_for_everybody', { key });
      return null;
    }
    const changesIn = notes.changesAt - startedAt;
    const fresh = Math.min(lifetimes.fresh * 1_000, changesIn);
    const staleUntil = startedAt + Math.min((lifetimes.fresh + lifetimes.stale) * 1_000, changesIn);
    const page = await makePage({ response, notes, startedAt, staleUntil });
    const isWhole = !notes.hasFailed && page.status < 500;
    if (!isWhole && old) {
      report('old_page_given', { key, status: page.status });
      return keep(key, { ...old.page, startedAt, staleUntil: startedAt }, lifetimes.retry * 1_000);
    }
    const isStored = isWhole && mayBeStored(page) && (await mayStore(key));
    return isStored && isCurrent(page) ? keep(key, page, fresh) : page;
  }

  /**
   * Tells other processes of a purge. BentoCache tells nobody where the shared layer did not take the purge: then it is
   * told later, because a page that is not purged would be sent as new.
   */
  async function tell(tags: readonly string[], telling = 1): Promise<void> {
    const told = new Set<string>();
    const note = ({ message }: { message: { keys: string[] } }) => {
      for (const key of message.keys) told.add(key);
    };
    bento.on('bus:message:published', note);
    await bento.deleteByTag({ tags: [...tags] }).finally(() => bento.off('bus:message:published', note));
    const untold = options.share ? tags.filter((tag) => !told.has(tagKeyPrefix + tag)) : [];
    if (untold.length === 0 || isClosed || telling === mostTellings) return;
    if (telling === 1) report('purge_not_told', { tags: untold });
    setTimeout(() => void tell(untold, telling + 1).catch(() => {}), tellAgainMs).unref();
  }

  /** Compresses a page better that many ask for, one page at a time. */
  async function strengthen(key: string, { page, freshUntil }: PageInMemory): Promise<void> {
    if (strengthening.size > 0) return;
    strengthening.add(key);
    try {
      const strong = await strongPage(page);
      if (memory.get(key)?.page === page && !outdated.has(page)) keep(key, strong, freshUntil - Date.now());
    } finally {
      strengthening.delete(key);
    }
  }

  /** Stores a page, which `find` gives from here on; other layers follow. */
  function keep(key: string, page: StoredPage, ttl: number): StoredPage {
    bento
      .set({ key, value: page, ttl: Math.max(1, ttl), grace: lifetimes.afterFailure * 1_000, tags: page.tags })
      .catch((error: unknown) => report('page_not_stored', { key, error }));
    return page;
  }

  async function renderHottest(keys: readonly string[]): Promise<void> {
    const asked = keys.map((key) => ({ key, count: visits.peek(key)?.count ?? 0 })).filter(({ count }) => count > 0);
    const hottest = asked.sort((one, other) => other.count - one.count).slice(0, mostRendered);
    for (const { key } of hottest) if (find(key) === null) await load(key, null).catch(() => {});
  }

  function hearPurge(tags: readonly string[]): void {
    void renderHottest(notePurge(tags));
  }

  return {
    find,
    load,
    renderHottest,
    hearPurge,
    async purge(tags) {
      const keys = notePurge(tags);
      options.tellPeers?.(tags);
      await tell(tags);
      return keys;
    },
    outdateMemory() {
      for (const [, page] of memory.pages()) outdated.add(page);
    },
    // The shared layer may be gone: nobody waits for its goodbye.
    close() {
      isClosed = true;
      return Promise.race([bento.disconnectAll(), wait(longestCloseMs, undefined, { ref: false })]);
    },
  };
}

/** Errors and what is not found are never stored, nor what forbids it. */
function mayBeStored({ status, headers }: StoredPage): boolean {
  const cacheControl = headers.find(([name]) => name === 'cache-control')?.[1] ?? '';
  return status === 200 && !/no-store/.test(cacheControl);
}
