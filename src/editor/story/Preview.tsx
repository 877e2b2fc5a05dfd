import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { partStart } from '../use-parts.ts';
import { previewAddress } from './preview-address.ts';

const widths = [
  ['Phone', 390],
  ['Tablet', 820],
  ['Desktop', 1280],
] as const;
/** How high the page's window is, in its own pixels. */
const height = 1000;

type PreviewProps = { frame: RefObject<HTMLIFrameElement | null>; story: ManagementStory; signature: string };

/** The page of the story's draft, as wide as a phone, a tablet or a desktop window; made smaller where that does not fit. */
export function Preview({ frame, story, signature }: PreviewProps) {
  const [width, setWidth] = useState<number>(1280);
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  const [isNowhere, setNowhere] = useState(false);
  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / width);
  return (
    <section {...partStart} className="preview" aria-label="The page">
      <fieldset className="row plain" aria-label="Width of the preview">
        {widths.map(([name, pixels]) => (
          <button key={name} type="button" aria-pressed={pixels === width} onClick={() => setWidth(pixels)}>
            {name}
          </button>
        ))}
        <a href={previewAddress(story, signature)} target="_blank" rel="noreferrer">
          Open the draft in a tab
        </a>
      </fieldset>
      {isNowhere ? (
        <p role="status" className="hint">
          The site has no page at /{story.full_slug}. What is written here is shown by the stories that name this one; a
          page of its own a story has in a folder such as Hotels, Dining or Press.
        </p>
      ) : null}
      <div ref={stage} className="stage" style={{ blockSize: height * scale }}>
        <iframe
          ref={frame}
          key={story.full_slug}
          title={`Preview of ${story.name}`}
          src={previewAddress(story, signature)}
          width={width}
          height={height}
          onLoad={({ currentTarget }) => setNowhere(isNotFound(currentTarget))}
          style={{ transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}

/** Whether the page in a frame was answered with 404. */
function isNotFound({ contentWindow }: HTMLIFrameElement): boolean {
  const [loaded] = contentWindow?.performance.getEntriesByType('navigation') ?? [];
  return loaded !== undefined && (loaded as PerformanceNavigationTiming).responseStatus === 404;
}
