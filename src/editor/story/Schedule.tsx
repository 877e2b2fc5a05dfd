import { type SubmitEvent, useEffect, useState } from 'react';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { cancelScheduling, listSchedulings, type Scheduling, schedule } from '../api/management.ts';
import { storedTime, timezones } from '../fields/zoned-time.ts';

/** Publishes or withdraws the story at a time. */
export function Schedule({ story }: { story: ManagementStory }) {
  const [isOpen, setOpen] = useState(false);
  const [planned, setPlanned] = useState<Scheduling[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const { id } = story;
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      setPlanned(await listSchedulings(id));
      setProblem(null);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  useEffect(() => {
    if (!isOpen) return;
    listSchedulings(id).then(setPlanned, (error: Error) => setProblem(error.message));
  }, [id, isOpen]);
  function plan(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const {
      time = '',
      zone = 'UTC',
      action,
    } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    if (time === '') {
      setProblem('Choose a day and a time.');
      return;
    }
    const at = `${storedTime(time, zone).replace(' ', 'T')}:00Z`;
    void attempt(() => schedule(id, at, action === 'unpublish' ? 'unpublish' : 'publish'));
  }
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Publish at a time</summary>
      {problem ? <p role="alert">{problem}</p> : null}
      <ul className="items">
        {planned.map(({ id: one, publish_at, action }) => {
          const when = new Date(publish_at).toLocaleString();
          return (
            <li key={one} className="row">
              <span>
                {action === 'publish' ? 'Publish' : 'Unpublish'} at {when}
              </span>
              <button
                type="button"
                aria-label={`Cancel what is planned for ${when}`}
                onClick={() => void attempt(() => cancelScheduling(one))}
              >
                Cancel
              </button>
            </li>
          );
        })}
      </ul>
      <form onSubmit={plan} noValidate>
        <label htmlFor="schedule-action">What happens</label>
        <select id="schedule-action" name="action">
          <option value="publish">Publish</option>
          <option value="unpublish">Unpublish</option>
        </select>
        <label htmlFor="schedule-time">Day and time</label>
        <input id="schedule-time" name="time" type="datetime-local" />
        <label htmlFor="schedule-zone">Time zone</label>
        <select id="schedule-zone" name="zone">
          {timezones().map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
        <button type="submit">Plan it</button>
      </form>
    </details>
  );
}
