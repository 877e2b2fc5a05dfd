import page from '../shell/page.module.css';
import type { MailStateData } from './operator-pages.ts';
import { ShownTime } from './ShownTime.tsx';

/** What became of a mail. */
export function MailState({ name, preposition, at, error }: MailStateData) {
  return (
    <>
      {name}
      {at === null ? null : (
        <>
          {` ${preposition}`}
          <ShownTime iso={at} />
        </>
      )}
      {error === null ? null : (
        <>
          <br />
          <span className={page.quiet}>{error}</span>
        </>
      )}
    </>
  );
}
