import { embeddedSpaceId } from '#protocol/storyblok/embedded-space.ts';
import type {
  ManagementStoriesResponse,
  ManagementStory,
  ManagementStoryRequest,
  ManagementStoryResponse,
  PublishCheckResponse,
  PublishFinding,
  StoryPresenceResponse,
} from '#protocol/storyblok/management.ts';
import type { BlockValue } from '#protocol/storyblok/story.ts';
import type { Component } from './component-schema.ts';
import { requestJson } from './request-json.ts';

/** The management API of the embedded content service (docs/reference/management-api.md). */
export const spaceAddress = `/_services/content/v1/spaces/${embeddedSpaceId}`;
/** Most stories, or versions of one, in an answer. */
export const perPage = 100;
/** Most stories that a search shows. */
export const mostFound = 20;

export type StoryVersion = {
  id: number;
  event: string;
  created_at: string;
  author: string | null;
  is_draft: boolean;
  content?: BlockValue;
};
export type Scheduling = { id: number; publish_at: string; action: 'publish' | 'unpublish' };

/** The stories that a list finds, `perPage` a page; fewer are the last ones. */
export async function listStories(
  query: Record<string, string>,
  { pages = 1 }: { pages?: number } = {},
): Promise<ManagementStory[]> {
  const stories: ManagementStory[] = [];
  for (let page = 1; page <= pages && stories.length === (page - 1) * perPage; page += 1) {
    const parameters = new URLSearchParams({ ...query, per_page: String(perPage), page: String(page) });
    const answer = await requestJson<ManagementStoriesResponse>(`${spaceAddress}/stories?${parameters}`);
    stories.push(...answer.stories);
  }
  return stories;
}

/** Stories that a search finds by name or address, 20 at most; those whose name it is, or begins with, come first. */
export async function searchStories(search: string, component?: string): Promise<ManagementStory[]> {
  const parameters = new URLSearchParams({
    ...{ search, per_page: String(perPage), story_only: '1', sort_by: 'name:asc' },
    ...(component && { contain_component: component }),
  });
  const { stories } = await requestJson<ManagementStoriesResponse>(`${spaceAddress}/stories?${parameters}`);
  const words = search.toLowerCase();
  const rank = ({ name = '' }: ManagementStory) => {
    const lower = name.toLowerCase();
    return lower === words ? 0 : lower.startsWith(words) ? 1 : 2;
  };
  return stories.sort((a, b) => rank(a) - rank(b)).slice(0, mostFound);
}

export async function storiesByUuid(uuids: string[]): Promise<ManagementStory[]> {
  const pages = Math.ceil(uuids.length / perPage);
  return uuids.length === 0 ? [] : listStories({ by_uuids: uuids.join(',') }, { pages });
}

export async function readStory(id: number): Promise<ManagementStory> {
  return (await requestJson<ManagementStoryResponse>(`${spaceAddress}/stories/${id}`)).story;
}

export async function createStory(story: ManagementStoryRequest['story']): Promise<ManagementStory> {
  return (await requestJson<ManagementStoryResponse>(`${spaceAddress}/stories`, 'POST', { story })).story;
}

export function saveStory(id: number, request: ManagementStoryRequest): Promise<ManagementStoryResponse> {
  return requestJson<ManagementStoryResponse>(`${spaceAddress}/stories/${id}`, 'PUT', request);
}

/** What keeps a content of the story from being published, and what guests would miss in it. */
export async function checkStory(id: number, content: BlockValue): Promise<PublishFinding[]> {
  const path = `${spaceAddress}/stories/${id}/publish_check`;
  return (await requestJson<PublishCheckResponse>(path, 'POST', { story: { content } })).findings;
}

/** Says that this editor, under a name of its own, has the story open; hears who else has, and which version is stored. */
export function tellPresence(id: number, client: string): Promise<StoryPresenceResponse> {
  return requestJson<StoryPresenceResponse>(`${spaceAddress}/stories/${id}/presence`, 'PUT', { presence: { client } });
}

/** Says so as the page is left, too. */
export function leaveStory(id: number, client: string): void {
  void fetch(`${spaceAddress}/stories/${id}/presence/${client}`, { method: 'DELETE', keepalive: true }).catch(
    () => undefined,
  );
}

export async function setPublic(id: number, isPublic: boolean): Promise<ManagementStory> {
  const path = `${spaceAddress}/stories/${id}/${isPublic ? 'publish' : 'unpublish'}`;
  return (await requestJson<ManagementStoryResponse>(path, 'PUT')).story;
}

export function deleteStory(id: number): Promise<unknown> {
  return requestJson(`${spaceAddress}/stories/${id}`, 'DELETE');
}

/** Brings a deleted story back as it was. */
export async function undeleteStory(id: number): Promise<ManagementStory> {
  return (await requestJson<ManagementStoryResponse>(`${spaceAddress}/stories/${id}/undelete`, 'PUT')).story;
}

export async function readComponents(): Promise<Map<string, Component>> {
  const { components } = await requestJson<{ components: Component[] }>(`${spaceAddress}/components?per_page=1000`);
  return new Map(components.map((component) => [component.name, component]));
}

/** The entries of a datasource, by its slug. */
export async function readEntries(slug: string): Promise<{ name: string; value: string }[]> {
  const parameters = new URLSearchParams({ datasource_slug: slug, per_page: '1000' });
  const answer = await requestJson<{ datasource_entries: { name: string; value: string }[] }>(
    `${spaceAddress}/datasource_entries?${parameters}`,
  );
  return answer.datasource_entries;
}

/** A page of a story's versions, `perPage` at most, newest first. */
export async function listVersions(id: number, page = 1): Promise<StoryVersion[]> {
  const query = { model: 'stories', model_id: String(id), per_page: String(perPage), page: String(page) };
  const address = `${spaceAddress}/versions?${new URLSearchParams(query)}`;
  return (await requestJson<{ versions: StoryVersion[] }>(address)).versions;
}

export async function readVersion(id: number): Promise<StoryVersion> {
  return (await requestJson<{ version: StoryVersion }>(`${spaceAddress}/versions/${id}`)).version;
}

export async function restoreVersion(id: number, version: number): Promise<ManagementStory> {
  const path = `${spaceAddress}/stories/${id}/restore_with?version=${version}`;
  return (await requestJson<ManagementStoryResponse>(path, 'PUT')).story;
}

/** What is to happen to a story at a time. */
export async function listSchedulings(id: number): Promise<Scheduling[]> {
  const path = `${spaceAddress}/story_schedulings?story_id=${id}&by_status=scheduled`;
  return (await requestJson<{ story_schedulings: Scheduling[] }>(path)).story_schedulings;
}

/** Publishes or withdraws a story at a time, in ISO 8601 with its zone. */
export function schedule(id: number, publishAt: string, action: 'publish' | 'unpublish'): Promise<unknown> {
  const story_scheduling = { story_id: id, publish_at: publishAt, action };
  return requestJson(`${spaceAddress}/story_schedulings`, 'POST', { story_scheduling });
}

export function cancelScheduling(id: number): Promise<unknown> {
  return requestJson(`${spaceAddress}/story_schedulings/${id}`, 'DELETE');
}
