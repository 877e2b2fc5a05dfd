import { useEffect, useRef, useState } from 'react';
import { leaveStory, tellPresence } from '../api/management.ts';
import { RequestFailed } from '../api/request-json.ts';

/** How often it is asked who has the story open, and whether somebody has saved it, in ms. */
const lookMs = 10_000;

type PresenceOptions = {
  /** Hears which version of the story is stored, each time it is asked. */
  onVersion: (lockVersion: number) => void;
  onDeleted: () => void;
};

/** Who else has the story open. */
export function usePresence(id: number, options: PresenceOptions): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const client = crypto.randomUUID();
    let isCurrent = true;
    const look = () =>
      tellPresence(id, client).then(
        (answer) => {
          if (!isCurrent) return;
          setOthers(answer.others);
          latest.current.onVersion(answer.lock_version);
        },
        (error: unknown) => {
          if (isCurrent && error instanceof RequestFailed && error.status === 404) latest.current.onDeleted();
        },
      );
    const leave = () => leaveStory(id, client);
    void look();
    const timer = setInterval(() => void look(), lookMs);
    addEventListener('pagehide', leave);
    // Who comes back to the tab hears at once what has become of the story.
    const onVisible = () => void (document.visibilityState === 'visible' && look());
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onVisible);
      leave();
    };
  }, [id]);
  return others;
}
