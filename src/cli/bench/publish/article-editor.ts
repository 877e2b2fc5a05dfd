import { embeddedSpaceId } from '#protocol/storyblok/embedded-space.ts';
import { readAccessTokens } from '#services/access-tokens.ts';

/** What an editor does to one story of a running site, over its management API. */
export type ArticleEditor = { publishTitle: (title: string) => Promise<void> };

const timeLimitMs = 30_000;

export async function openArticleEditor(address: string, database: string, slug: string): Promise<ArticleEditor> {
  const { content_management: token } = await readAccessTokens(database);
  const base = `${address}/_services/content/v1/spaces/${embeddedSpaceId}/stories`;
  const send = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = { Authorization: token, 'Content-Type': 'application/json' };
    const answer = await fetch(base + path, { ...init, headers, signal: AbortSignal.timeout(timeLimitMs) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const { stories } = await send<{ stories: { id: number }[] }>(`?with_slug=${slug}`);
  const id = stories[0]?.id;
  if (id === undefined) throw new Error(`There is no story at ${slug}`);
  const { story } = await send<{ story: { content: Record<string, unknown> } }>(`/${id}`);
  return {
    async publishTitle(title) {
      const body = JSON.stringify({ story: { content: { ...story.content, title } }, publish: 1 });
      await send(`/${id}`, { method: 'PUT', body });
    },
  };
}
