import { useEffect, useMemo, useState } from 'react';
import type { PublishFinding } from '#protocol/storyblok/management.ts';
import type { BlockValue } from '#protocol/storyblok/story.ts';
import { checkStory } from '../api/management.ts';
import { type LocatedFinding, locateFindings } from './locate-findings.ts';

/** How long nothing was changed before the content is checked, in ms. */
const pauseMs = 500;

type Checked = { content: BlockValue; findings: readonly PublishFinding[] };

/** What the publish check says of the content as it is now, saved or not; null until it has answered. */
export function useFindings(id: number, content: BlockValue): readonly LocatedFinding[] | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      checkStory(id, content).then(
        (findings) => isCurrent && setChecked({ content, findings }),
        // What was said of the content before stays; the next change asks again.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, content]);
  return useMemo(() => checked && locateFindings(checked.content, checked.findings), [checked]);
}
