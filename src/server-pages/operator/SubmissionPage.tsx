import { FactList } from '#ui/FactList.tsx';
import { Link } from '#ui/Link.tsx';
import page from '../shell/page.module.css';
import { ListLinks } from './ListLinks.tsx';
import { ListTable } from './ListTable.tsx';
import { MailState } from './MailState.tsx';
import { OperatorShell, type WithMenu } from './OperatorShell.tsx';
import type { SubmissionData } from './operator-pages.ts';
import { ShownTime } from './ShownTime.tsx';
import styles from './SubmissionPage.module.css';

/** One submission: everything that was filled in, its files, and what became of its mails. */
export function SubmissionPage({ menu, ...submission }: WithMenu & SubmissionData) {
  const { id, reference, form, kind, path, receivedAt, from, recipients, fields, files, mails } = submission;
  return (
    <OperatorShell menu={menu} title={reference} current="inbox">
      <h1>{reference}</h1>
      <FactList
        facts={[
          ['Form', `${form} (${kind})`],
          [
            'Sent from',
            submission.isPathOurs ? (
              <a key="path" href={path}>
                {path}
              </a>
            ) : (
              path
            ),
          ],
          ['Received', <ShownTime key="received" iso={receivedAt} />],
          ['From', from],
          ['Recipients', recipients],
          [
            'Bot challenge',
            submission.isChallengeSolved ? 'Solved' : 'Not solved: sent without JavaScript, or by a program',
          ],
        ]}
      />
      <h2>What was filled in</h2>
      <FactList
        className={styles.fields}
        facts={fields.map(({ label, value }) => [label, <span key={label}>{value}</span>])}
      />
      {files.length > 0 ? (
        <>
          <h2>Files</h2>
          <ul className={styles.files} role="list">
            {files.map((file) => (
              <li key={file.id}>
                <a href={`/operator/inbox/${id}/files/${file.id}`}>{file.name}</a>{' '}
                <span className={page.quiet}>{file.size}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h2>Mails</h2>
      {mails.length > 0 ? (
        <ListTable
          label="Mails"
          columns={['Mail', 'To', 'State']}
          rows={mails.map((mail) => ({
            id: mail.id,
            cells: [
              <span key="mail" className={page.whole}>
                <Link link={`/operator/mail/${mail.id}`}>{mail.name}</Link>
              </span>,
              mail.recipient,
              <MailState key="state" {...mail.state} />,
            ],
          }))}
        />
      ) : (
        <p>None. They are deleted once they are old.</p>
      )}
      <ListLinks
        links={[
          ['All submissions', '/operator/inbox'],
          ['Delete …', `/operator/inbox/${id}/delete`],
        ]}
      />
    </OperatorShell>
  );
}
