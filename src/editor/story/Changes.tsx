import { useEffect, useState } from 'react';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import type { BlockValue } from '#protocol/storyblok/story.ts';
import { listVersions, perPage, readVersion } from '../api/management.ts';
import { differences } from './merge-content.ts';
import { ShownValue } from './ShownValue.tsx';

/** What the draft has otherwise than what the public sees, side by side. */
export function Changes({ story, content }: { story: ManagementStory; content: BlockValue }) {
  const [isOpen, setOpen] = useState(false);
  const [published, setPublished] = useState<BlockValue | null>(null);
  const { id, published_at } = story;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is public once published_at changes
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    readPublished(id).then(
      (read) => isCurrent && setPublished(read),
      () => isCurrent && setPublished(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, published_at, isOpen]);
  const changes = published === null ? [] : differences(content, published);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Changes since it was published</summary>
      {!story.published ? <p>It is not public.</p> : null}
      {story.published && changes.length === 0 ? <p>None.</p> : null}
      {changes.length > 0 ? (
        <table>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Public</th>
              <th scope="col">Draft</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ path, mine, theirs }) => (
              <tr key={path}>
                <th scope="row">{path}</th>
                <td>
                  <ShownValue value={theirs} />
                </td>
                <td>
                  <ShownValue value={mine} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </details>
  );
}

/** The content that was published last. */
async function readPublished(id: number, page = 1): Promise<BlockValue | null> {
  const versions = await listVersions(id, page);
  const last = versions.find(({ is_draft }) => !is_draft);
  if (last) return (await readVersion(last.id)).content ?? null;
  return versions.length < perPage ? null : readPublished(id, page + 1);
}
