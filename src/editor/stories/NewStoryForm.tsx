import { type SubmitEvent, useState } from 'react';
import { labelOf } from '../api/component-schema.ts';
import { useComponents } from '../api/components-context.ts';
import { createStory } from '../api/management.ts';
import { newBlock } from '../story/new-block.ts';
import { storyAddress } from '../use-open-story.ts';
import { FolderChoice, type Place, topFolder } from './FolderChoice.tsx';
import { slugOf } from './slug-of.ts';

/** Makes a draft without content, or a folder, and opens the draft. */
export function NewStoryForm({ onCreated }: { onCreated: () => void }) {
  const components = useComponents();
  const [folder, setFolder] = useState<Place>(topFolder);
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [slug, setSlug] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const kinds = [...components.values()].filter(({ is_root }) => is_root);
  async function create(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { kind = '' } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const place = { name, slug: slug ?? slugOf(name), parent_id: folder.id };
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
  return (
    <details className="new-story" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
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
        {isOpen ? <FolderChoice id="new-folder" label="In the folder" chosen={folder} onChoose={setFolder} /> : null}
        <button type="submit">Create</button>
      </form>
    </details>
  );
}
