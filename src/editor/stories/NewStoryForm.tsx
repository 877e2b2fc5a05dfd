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
  const [isStartpage, setStartpage] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [slug, setSlug] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** The folders that were made, the last one at the end. */
  const [made, setMade] = useState<readonly string[]>([]);
  const kinds = [...components.values()].filter(({ is_root }) => is_root);
  async function create(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const kind = String(new FormData(event.currentTarget).get('kind') ?? '');
    const place = { name, slug: slug ?? slugOf(name), parent_id: folder.id };
    const content = newBlock(components.get(kind), kind);
    try {
      const page = { ...place, content, is_startpage: isStartpage && folder.id !== topFolder.id };
      const story = await createStory(kind === 'folder' ? { ...place, is_folder: true } : page);
      setName('');
      setSlug(null);
      setStartpage(false);
      setProblem(null);
      onCreated();
      if (story.is_folder) setMade((last) => [...last, story.name]);
      else location.hash = storyAddress(story.id);
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
        {isOpen ? (
          <FolderChoice
            id="new-folder"
            label="In the folder"
            chosen={folder}
            onChoose={setFolder}
            revision={made.length}
          />
        ) : null}
        {folder.id !== topFolder.id ? (
          <div className="check">
            <input
              id="new-startpage"
              type="checkbox"
              checked={isStartpage}
              onChange={({ target }) => setStartpage(target.checked)}
            />
            <label htmlFor="new-startpage">It is the page of the folder itself, with the folder’s address</label>
          </div>
        ) : null}
        <button type="submit">Create</button>
        <p role="status">{made.length > 0 ? `The folder ${made.at(-1)} is made.` : ''}</p>
      </form>
    </details>
  );
}
