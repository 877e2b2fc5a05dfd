import { type SubmitEvent, useState } from 'react';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { labelOf } from '../api/component-schema.ts';
import { useComponents } from '../api/components-context.ts';
import { createStory, listStories } from '../api/management.ts';
import { newBlock } from '../story/new-block.ts';
import { storyAddress } from '../use-open-story.ts';
import { slugOf } from './slug-of.ts';

/** Makes a draft without content, or a folder, and opens the draft. */
export function NewStoryForm({ onCreated }: { onCreated: () => void }) {
  const components = useComponents();
  const [folders, setFolders] = useState<ManagementStory[]>([]);
  const [name, setName] = useState('');
  const [slug, setSlug] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const kinds = [...components.values()].filter(({ is_root }) => is_root);
  async function create(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { kind = '', folder = '0' } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const place = { name, slug: slug ?? slugOf(name), parent_id: Number(folder) };
    const content = newBlock(components.get(kind), kind);
    try {
      const story = await createStory(kind === 'folder' ? { ...place, is_folder: true } : { ...place, content });
      setName('');
      setSlug(null);
      setProblem(null);
      onCreated();
      if (!story.is_folder) location.hash = storyAddress(story.id);
    } catch (error) {
      setProblem((error as Error).message);
    }
  }
  async function readFolders(): Promise<void> {
    setFolders(await listStories({ folder_only: '1', sort_by: 'name:asc' }).catch(() => []));
  }
  return (
    <details className="new-story" onToggle={() => void readFolders()}>
      <summary>New story or folder</summary>
      <form onSubmit={(event) => void create(event)}>
        {problem ? <p role="alert">{problem}</p> : null}
        <label htmlFor="new-name">Name</label>
        <input id="new-name" value={name} required onChange={({ target }) => setName(target.value)} />
        <label htmlFor="new-slug">Slug, its part of the address</label>
        <input id="new-slug" value={slug ?? slugOf(name)} required onChange={({ target }) => setSlug(target.value)} />
        <label htmlFor="new-kind">Content type</label>
        <select id="new-kind" name="kind">
          {kinds.map((kind) => (
            <option key={kind.name} value={kind.name}>
              {kind.display_name ?? labelOf(kind.name)}
            </option>
          ))}
          <option value="folder">A folder</option>
        </select>
        <label htmlFor="new-folder">In the folder</label>
        <select id="new-folder" name="folder">
          <option value="0">None</option>
          {folders.map((folder) => (
            <option key={folder.id} value={folder.id}>
              /{folder.full_slug}
            </option>
          ))}
        </select>
        <button type="submit">Create</button>
      </form>
    </details>
  );
}
