import { Button } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { ListLinks } from './ListLinks.tsx';
import styles from './MailPage.module.css';
import { MailState } from './MailState.tsx';
import { OperatorShell, type WithMenu } from './OperatorShell.tsx';
import type { MailData } from './operator-pages.ts';
import { ShownTime } from './ShownTime.tsx';

/** A long text scrolls within its region, which the keyboard must reach. */
const reachable = { tabIndex: 0 } as const;

/** One mail, and what can be done with it. */
export function MailPage({ menu, ...mail }: WithMenu & MailData) {
  const { id, subject, recipient, replyTo, createdAt, state, attempts, triedAt, canRetry, text, submissionId } = mail;
  return (
    <OperatorShell menu={menu} title={subject} current="mail">
      <h1>{subject}</h1>
      <FactList
        facts={[
          ['To', recipient],
          ['Answers go to', replyTo],
          ['Written', <ShownTime key="written" iso={createdAt} />],
          ['State', <MailState key="state" {...state} />],
          [
            'Attempts',
            <span key="attempts">
              {attempts}
              {triedAt === null ? null : (
                <>
                  , the last one <ShownTime iso={triedAt} />
                </>
              )}
            </span>,
          ],
        ]}
      />
      {canRetry ? (
        <form method="post" action={`/operator/mail/${id}/retry`}>
          <p>
            <Button type="submit">Try again now</Button>
          </p>
        </form>
      ) : null}
      <section className={styles.text} aria-label="Text of the mail" {...reachable}>
        <pre>{withLinks(text)}</pre>
      </section>
      <ListLinks
        links={[
          ['As it looks in HTML', mail.hasHtml ? `/operator/mail/${id}/html` : null],
          ['Its submission', submissionId && `/operator/inbox/${submissionId}`],
          ['Delete …', `/operator/mail/${id}/delete`],
        ]}
      />
    </OperatorShell>
  );
}

const addressPattern = /(https?:\/\/[^\s<>"]+)/;

/** The text with its addresses as links, as a mail program shows it. */
function withLinks(text: string) {
  return text.split(addressPattern).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a mail never move
      <a key={index} href={part}>
        {part}
      </a>
    ),
  );
}
