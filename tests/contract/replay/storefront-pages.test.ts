import { getSitemap } from '@shopify/hydrogen';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CommerceServer, PUBLIC_URL, startCommerceServer } from '../commerce/commerce-server.ts';
import { testDatabases } from '../commerce/databases.ts';
import { fact } from './fact.ts';
import { HydrogenVisitor } from './hydrogen-visitor.ts';
import { postQuery } from './post-query.ts';

const ARTICLES = ['the-lift-at-ulysses', 'a-ceiling-rose', 'three-thousand-keys'];
const PREVIEW = `handle title publishedAt contentHtml author: authorV2 { name } blog { handle }
  image { id altText url width height } seo { title description }`;

type Handles = { nodes: { handle: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
type Link = { title: string; type: string; url: string; resourceId: string | null; items: Link[] };

// Each page of a theme by what it asks of the shop that the demonstration seeds.
describe.each(testDatabases)('the pages that a theme expects on $name', (database) => {
  let server: CommerceServer;
  beforeAll(async () => {
    server = await startCommerceServer(database, commerceSeed.catalogue);
  });
  afterAll(() => server.close());

  async function ask(query: string, variables: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const { data, errors } = await postQuery(server.origin, query, { variables });
    expect(errors).toBeUndefined();
    return data ?? {};
  }
  async function handles(field: string): Promise<string[]> {
    const { found } = (await ask(`{ found: ${field} { nodes { handle } } }`)) as { found: Handles };
    return found.nodes.map(({ handle }) => handle);
  }

  async function menu(handle: string): Promise<Link[]> {
    const link = 'id title type url tags resourceId';
    const found = await ask(
      `query ($handle: String!) { menu(handle: $handle) { id items { ${link} items { ${link} } } } }`,
      { handle },
    );
    return (found.menu as { items: Link[] }).items;
  }

  fact('suite', 'the main menu leads to the collections, the blog and the about page', async () => {
    const items = await menu('main-menu');
    expect(items).toMatchObject([
      { title: 'Home', type: 'FRONTPAGE', url: `${PUBLIC_URL}/`, resourceId: null },
      { title: 'Souvenirs', type: 'CATALOG', url: `${PUBLIC_URL}/collections/all` },
      { title: 'ash mail', type: 'BLOG', url: `${PUBLIC_URL}/blogs/ash-mail` },
      { title: 'About ash', type: 'PAGE', url: `${PUBLIC_URL}/pages/about` },
    ]);
    expect(items[1]?.items.map(({ type, url }) => [type, url])).toEqual(
      ['rooms-and-beds', 'table-and-bar', 'paper-and-pockets'].map((handle) => [
        'COLLECTION',
        `${PUBLIC_URL}/collections/${handle}`,
      ]),
    );
    const records = await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }', {
      ids: items.slice(2).map(({ resourceId }) => resourceId),
    });
    expect(records.nodes).toEqual([{ __typename: 'Blog' }, { __typename: 'Page' }]);
  });

  fact('suite', 'the footer leads to the search, the about page and the policies', async () => {
    expect((await menu('footer')).map(({ type, url }) => [type, url.slice(PUBLIC_URL.length)])).toEqual([
      ['SEARCH', '/search'],
      ['PAGE', '/pages/about'],
      ['SHOP_POLICY', '/policies/privacy-policy'],
      ['SHOP_POLICY', '/policies/refund-policy'],
      ['SHOP_POLICY', '/policies/shipping-policy'],
      ['SHOP_POLICY', '/policies/terms-of-service'],
    ]);
  });

  fact('suite', 'there is an about page', async () => {
    const { page } = await ask('{ page(handle: "about") { handle id title body seo { title description } } }');
    expect(page).toMatchObject({
      title: expect.stringMatching(/^About/),
      body: expect.stringContaining('<h2>The name</h2>\n<p>Ash is what shovel handles'),
      seo: { title: expect.any(String), description: expect.any(String) },
    });
  });

  fact('suite', 'the blogs, and a blog’s articles a page at a time', async () => {
    expect(
      await ask('{ blogs(first: 5) { pageInfo { hasNextPage } nodes { title handle seo { title description } } } }'),
    ).toEqual({
      blogs: {
        pageInfo: { hasNextPage: false },
        nodes: [
          {
            title: 'ash mail',
            handle: 'ash-mail',
            seo: { title: expect.any(String), description: expect.any(String) },
          },
        ],
      },
    });
    const page = `query ($after: String) { blog(handle: "ash-mail") { title handle authors { name }
      articles(first: 2, after: $after) { nodes { ${PREVIEW} } pageInfo { hasNextPage endCursor } } } }`;
    const first = (await ask(page)) as { blog: { articles: Handles } };
    const { hasNextPage, endCursor } = first.blog.articles.pageInfo;
    expect(hasNextPage).toBe(true);
    const second = (await ask(page, { after: endCursor })) as { blog: { articles: Handles } };
    expect(second.blog.articles.pageInfo.hasNextPage).toBe(false);
    const all = [...first.blog.articles.nodes, ...second.blog.articles.nodes];
    expect(all.map(({ handle }) => handle)).toEqual(ARTICLES);
    expect(all[1]).toEqual({
      handle: 'a-ceiling-rose',
      title: 'A ceiling rose, and the hole in it',
      publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      contentHtml: expect.stringMatching(/^<p>It fell on a Thursday/),
      author: { name: 'Josephine Marchetti' },
      blog: { handle: 'ash-mail' },
      image: {
        ...{ id: expect.stringContaining('gid://shopify/ImageSource/'), altText: expect.any(String) },
        ...{ url: expect.stringContaining(PUBLIC_URL), width: 1600, height: 1600 },
      },
      seo: { title: expect.any(String), description: expect.any(String) },
    });
  });

  fact('suite', 'an article by its handle, its id and as a node', async () => {
    const { blog } = (await ask(`{ blog(handle: "ash-mail") { id articleByHandle(handle: "three-thousand-keys") {
      id title content(truncateAt: 40) excerpt excerptHtml tags comments(first: 1) { nodes { id } } }
      none: articleByHandle(handle: "no-such-letter") { id } } }`)) as {
      blog: { id: string; articleByHandle: { id: string } };
    };
    expect(blog).toMatchObject({
      articleByHandle: {
        title: 'Three thousand keys',
        content: expect.stringMatching(/^[^<]{1,37}\.{3}$/),
        excerpt: expect.stringMatching(/^[^<]+$/),
        tags: expect.arrayContaining([expect.any(String)]),
        comments: { nodes: [] },
      },
      none: null,
    });
    const ids = { article: blog.articleByHandle.id, blog: blog.id };
    expect(
      await ask(
        `query ($article: ID!, $blog: ID!) { article(id: $article) { handle } blog(id: $blog) { handle } byHandle: blogByHandle(handle: "ash-mail") { id }
          nodes(ids: [$article, $blog]) { __typename ... on Article { handle } ... on Blog { title } } }`,
        ids,
      ),
    ).toEqual({
      article: { handle: 'three-thousand-keys' },
      blog: { handle: 'ash-mail' },
      byHandle: { id: blog.id },
      nodes: [
        { __typename: 'Article', handle: 'three-thousand-keys' },
        { __typename: 'Blog', title: 'ash mail' },
      ],
    });
  });

  fact('documentation', 'articles and blogs are sorted and found by their fields', async () => {
    expect(await handles('articles(first: 9)')).toEqual(ARTICLES);
    expect(await handles('articles(first: 9, sortKey: TITLE)')).toEqual([
      'a-ceiling-rose',
      'the-lift-at-ulysses',
      'three-thousand-keys',
    ]);
    expect(await handles('articles(first: 1, sortKey: PUBLISHED_AT, reverse: true)')).toEqual(['the-lift-at-ulysses']);
    expect(await handles('articles(last: 1, sortKey: PUBLISHED_AT, reverse: true)')).not.toContain(
      'the-lift-at-ulysses',
    );
    expect(await handles('articles(first: 9, query: "ceiling")')).toEqual(['a-ceiling-rose']);
    expect(await handles('articles(first: 9, query: "author:\'Josephine Marchetti\'")')).toContain('a-ceiling-rose');
    expect(await handles('articles(first: 9, query: "blog_title:mail")')).toHaveLength(3);
    expect(await handles('articles(first: 9, query: "tag:Restoration handle:the-lift-at-ulysses")')).toEqual([
      'the-lift-at-ulysses',
    ]);
    expect(await handles('articles(first: 9, query: "tag:%")')).toEqual([]);
    expect(await handles('blogs(first: 9, query: "mail")')).toEqual(['ash-mail']);
    expect(await handles('blogs(first: 9, query: "handle:news", sortKey: TITLE)')).toEqual([]);
  });

  fact('suite', 'search and its suggestions find articles', async () => {
    const { search, predictiveSearch } = await ask(
      `{ search(query: "plasterer", types: [ARTICLE], first: 5) { totalCount nodes { ... on Article { __typename handle trackingParameters } } }
        predictiveSearch(query: "ceil", types: [ARTICLE], limit: 5) { articles { handle title trackingParameters image { url } blog { handle } } } }`,
    );
    expect(search).toMatchObject({
      nodes: expect.arrayContaining([
        { __typename: 'Article', handle: 'a-ceiling-rose', trackingParameters: expect.stringMatching(/^_pos=/) },
      ]),
    });
    expect(predictiveSearch).toMatchObject({ articles: [{ handle: 'a-ceiling-rose', blog: { handle: 'ash-mail' } }] });
  });

  fact('suite', 'the sitemap names the blogs and the articles', async () => {
    const { storefront } = new HydrogenVisitor(server);
    const addresses = async (type: string) => {
      const sitemap = await getSitemap({
        ...{ storefront, params: { type, page: '1' } },
        request: new Request(`https://shop.example/sitemap/${type}/1.xml`),
        getLink: ({ type: kind, handle, baseUrl }) => `${baseUrl}/${kind}/${handle}`,
      });
      return [...(await sitemap.text()).matchAll(/<loc>https:\/\/shop\.example\/([^<]*)<\/loc>/g)].map(
        ([, path]) => path,
      );
    };
    expect(await addresses('blogs')).toEqual(['blogs/ash-mail']);
    expect(await addresses('articles')).toEqual(ARTICLES.map((handle) => `articles/${handle}`));
    expect(await addresses('pages')).toEqual(['pages/about']);
  });

  fact('recording', 'what the shop has none of is an empty list or null, not an error', async () => {
    expect(
      await ask(`{ metaobjects(type: "size_guide", first: 5) { nodes { id } pageInfo { hasNextPage } }
        metaobject(handle: { type: "size_guide", handle: "robes" }) { id }
        urlRedirects(first: 5) { nodes { path } pageInfo { hasNextPage } }
        locations(first: 5) { nodes { name } pageInfo { hasNextPage } }
        blog(handle: "news") { id } page(handle: "imprint") { id } menu(handle: "sidebar") { id } }`),
    ).toEqual({
      ...{ metaobjects: { nodes: [], pageInfo: { hasNextPage: false } }, metaobject: null },
      urlRedirects: { nodes: [], pageInfo: { hasNextPage: false } },
      locations: { nodes: [], pageInfo: { hasNextPage: false } },
      ...{ blog: null, page: null, menu: null },
    });
  });
});
