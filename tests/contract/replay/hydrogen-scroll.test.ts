import { getPaginationVariables, Pagination } from '@shopify/hydrogen';
import { createElement } from 'react';
import { useLoaderData } from 'react-router';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CommerceServer, startCommerceServer } from '../commerce/commerce-server.ts';
import { testDatabases } from '../commerce/databases.ts';
import { fact } from './fact.ts';
import { openPage } from './hydrogen-page.ts';
import { HydrogenVisitor } from './hydrogen-visitor.ts';

const PAGE = '$first: Int, $last: Int, $startCursor: String, $endCursor: String';
const TURN = 'first: $first, last: $last, before: $startCursor, after: $endCursor';
const LIST = 'nodes { ... on Product { handle } } pageInfo { hasPreviousPage hasNextPage startCursor endCursor }';
const COLLECTION = `#graphql
  query Collection($handle: String!, ${PAGE}) { collection(handle: $handle) { products(${TURN}) { ${LIST} } } }`;
const SEARCH = `#graphql
  query Search($term: String!, ${PAGE}) { search(query: $term, types: PRODUCT, ${TURN}) { ${LIST} } }`;
const ALL = `#graphql
  query All(${PAGE}) { products(${TURN}, sortKey: TITLE) { ${LIST} } }`;

type Node = { handle: string };
type List = {
  nodes: Node[];
  pageInfo: { hasPreviousPage: boolean; hasNextPage: boolean; startCursor: string | null; endCursor: string | null };
};
type Shown = {
  handles: string[];
  isLoading: boolean;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  nextPageUrl: string;
  previousPageUrl: string;
  state: unknown;
};
type Scrolled = { shown: () => Shown; turn: (way: 'next' | 'previous') => Promise<void>; close: () => void };

const { products, collections } = commerceSeed.catalogue;
const byTitle = products.toSorted((a, b) => a.title.localeCompare(b.title, 'en')).map(({ handle }) => handle);

// The library's own list of pages in its own router; a whole Hydrogen application needs a build of its own.
describe.each(testDatabases)('the endless lists of a Hydrogen shop on $name', (database) => {
  let server: CommerceServer;
  let visitor: HydrogenVisitor;
  beforeAll(async () => {
    server = await startCommerceServer(database, commerceSeed.catalogue);
    visitor = new HydrogenVisitor(server);
  });
  afterAll(() => server.close());

  const readAll = async (page: object) =>
    (await visitor.storefront.query(ALL, { variables: { ...page } })).products as List;
  const readCollection = (handle: string) => async (page: object) =>
    (await visitor.storefront.query(COLLECTION, { variables: { handle, ...page } })).collection.products as List;
  const readSearch = (term: string) => async (page: object) =>
    (await visitor.storefront.query(SEARCH, { variables: { term, ...page } })).search as List;

  async function toTheEnd({ shown, turn }: Scrolled): Promise<number> {
    let turns = 0;
    while (shown().hasNextPage && turns < 20) {
      await turn('next');
      turns += 1;
    }
    return turns;
  }

  fact('suite', 'all products come page after page, in order, none twice, until there is no next one', async () => {
    const list = await openList(readAll, 5);
    expect(list.shown()).toMatchObject({ handles: byTitle.slice(0, 5), hasNextPage: true, hasPreviousPage: false });
    await list.turn('next');
    expect(list.shown()).toMatchObject({ handles: byTitle.slice(0, 10), hasNextPage: true, hasPreviousPage: false });
    expect(await toTheEnd(list)).toBe(1);
    expect(list.shown()).toMatchObject({ handles: byTitle, hasNextPage: false, hasPreviousPage: false });
    list.close();
  });

  fact('suite', 'a collection comes in the order that the shop gave it', async () => {
    const [collection] = collections;
    const list = await openList(readCollection(collection?.handle ?? ''), 2);
    expect(await toTheEnd(list)).toBe(2);
    expect(list.shown()).toMatchObject({ handles: collection?.products, hasNextPage: false });
    list.close();
  });

  fact('suite', 'what a search finds comes page after page, each once', async () => {
    const whole = (await readSearch('the')({ first: 50 })).nodes.map(({ handle }) => handle);
    expect(whole.length).toBeGreaterThan(4);
    const list = await openList(readSearch('the'), 2);
    await toTheEnd(list);
    expect(list.shown()).toMatchObject({ handles: whole, hasNextPage: false });
    expect(new Set(list.shown().handles).size).toBe(whole.length);
    list.close();
  });

  fact('suite', 'who enters in the middle reads backwards to the beginning and on to the end', async () => {
    const { pageInfo } = await readAll({ first: 6 });
    const list = await openList(readAll, 3, `?direction=next&cursor=${encodeURIComponent(pageInfo.endCursor ?? '')}`);
    expect(list.shown()).toMatchObject({ handles: byTitle.slice(6, 9), hasNextPage: true, hasPreviousPage: true });
    await list.turn('previous');
    expect(list.shown()).toMatchObject({ handles: byTitle.slice(3, 9), hasNextPage: true, hasPreviousPage: true });
    await list.turn('previous');
    expect(list.shown()).toMatchObject({ handles: byTitle.slice(0, 9), hasNextPage: true, hasPreviousPage: false });
    await list.turn('next');
    expect(list.shown()).toMatchObject({ handles: byTitle, hasNextPage: false, hasPreviousPage: false });
    list.close();
  });

  fact('suite', 'the page of a cursor, opened anew, is the page that was seen', async () => {
    const list = await openList(readAll, 5);
    const { nextPageUrl } = list.shown();
    list.close();
    const again = await openList(readAll, 5, nextPageUrl);
    expect(again.shown()).toMatchObject({ handles: byTitle.slice(5, 10), hasPreviousPage: true });
    again.close();
  });

  fact('suite', 'a list that fits its page, and an empty one, have no other pages', async () => {
    const whole = await openList(readAll, 50);
    expect(whole.shown()).toMatchObject({ handles: byTitle, hasNextPage: false, hasPreviousPage: false });
    whole.close();
    const empty = await openList(readSearch('xylophone'), 5);
    expect(empty.shown()).toMatchObject({ handles: [], hasNextPage: false, hasPreviousPage: false });
    empty.close();
  });
});

/** A page with one list of the library. `turn` follows its link, and waits until the page shows what came. */
async function openList(read: (page: object) => Promise<List>, pageBy: number, search = ''): Promise<Scrolled> {
  let seen: Shown | undefined;
  function ListPage() {
    const connection = useLoaderData<List>();
    return createElement(Pagination<Node>, {
      connection,
      children({ nodes, NextLink: _next, PreviousLink: _previous, ...rest }) {
        seen = { handles: nodes.map(({ handle }) => handle), ...rest };
        return null;
      },
    });
  }
  const loader = ({ request }: { request: Request }) => read(getPaginationVariables(request, { pageBy }));
  const { router, close } = await openPage([{ path: '/', loader, Component: ListPage }], `/${search}`);
  const shown = () => {
    if (!seen) throw new Error('the list is not there yet');
    return seen;
  };
  await vi.waitFor(shown, { timeout: 20_000 });
  return {
    shown,
    async turn(way) {
      const before = shown();
      const url = way === 'next' ? before.nextPageUrl : before.previousPageUrl;
      await router.navigate(url, { state: before.state, replace: true, preventScrollReset: true });
      await vi.waitFor(() => expect(shown().handles.length).toBeGreaterThan(before.handles.length), {
        timeout: 20_000,
      });
    },
    close,
  };
}
