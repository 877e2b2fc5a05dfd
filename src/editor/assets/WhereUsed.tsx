import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { storyAddress } from '../use-open-story.ts';

/** The stories that show a file, each a link to it; null while they are looked for. */
export function WhereUsed({ stories }: { stories: readonly ManagementStory[] | null }) {
  return (
    <section aria-label="Where it is used" className="field">
      <h3>Where it is used</h3>
      {stories === null ? <p role="status">Loading …</p> : null}
      {stories?.length === 0 ? <p className="hint">No story shows it.</p> : null}
      <ul>
        {stories?.map((story) => (
          <li key={story.id}>
            <a href={storyAddress(story.id)}>
              {story.name} <span className="address">/{story.full_slug}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
