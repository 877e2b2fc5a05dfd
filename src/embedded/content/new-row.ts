import { randomUUID } from 'node:crypto';
import { fieldError } from './api-error.ts';
import type { StoryInput } from './management/story-input.ts';
import type { SpaceWrite } from './space.ts';
import type { StoryRow } from './stored-story.ts';

/** A story or folder before anything but its name is known of it. Throws 422 when what it needs is missing. */
export function newRow(write: SpaceWrite, input: StoryInput): StoryRow {
  if (input.name === undefined) throw fieldError('name', 'cannot be blank');
  if (!input.is_folder && input.content === undefined) throw fieldError('content', 'is missing');
  return {
    ...blankRow(write),
    id: write.takeId(),
    uuid: randomUUID(),
    group_id: randomUUID(),
    parent_id: 0,
    is_folder: input.is_folder ? 1 : 0,
    slug: slugOf(input.name),
    full_slug: '',
    name: input.name,
  };
}

/** What is the same of every story and folder before anything is known of it. */
export function blankRow({ now, revision }: SpaceWrite) {
  return {
    is_startpage: 0,
    path: null,
    published_name: null,
    position: 0,
    tag_list: '[]',
    sort_by_date: null,
    meta_data: null,
    draft_content: null,
    published_content: null,
    created_at: now,
    updated_at: now,
    first_published_at: null,
    published_at: null,
    deleted: 0,
    revision,
  } satisfies Partial<StoryRow>;
}

function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || randomUUID();
}
