import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { storyAddress } from '../use-open-story.ts';

type StoryLinkProps = { story: ManagementStory; isOpen: boolean; withAddress?: boolean };

/** Opens a story; says whether the public sees it. */
export function StoryLink({ story, isOpen, withAddress = false }: StoryLinkProps) {
  const state = !story.published ? 'Draft' : story.unpublished_changes ? 'Changed' : null;
  return (
    <a href={storyAddress(story.id)} aria-current={isOpen ? 'page' : undefined}>
      {story.name}
      {withAddress ? <span className="address">/{story.full_slug}</span> : null}
      {state ? <span className="state">{state}</span> : null}
    </a>
  );
}
