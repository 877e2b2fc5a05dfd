import { Link } from '#ui/Link.tsx';
import page from '../shell/page.module.css';
import { ListLinks } from './ListLinks.tsx';
import { ListTable } from './ListTable.tsx';
import { OperatorShell, type WithMenu } from './OperatorShell.tsx';
import type { InboxData } from './operator-pages.ts';
import { SearchForm } from './SearchForm.tsx';
import { ShownTime } from './ShownTime.tsx';

/**
 * A search, the submissions that it finds in columns (reference, from, form, received; marked without a solved bot
 * challenge), and what can be done with all.
 */
export function InboxPage({ menu, search, isSearch, submissions, ...links }: WithMenu & InboxData) {
  const hasSome = submissions.length > 0;
  const which = isSearch ? 'what was found' : 'all';
  return (
    <OperatorShell menu={menu} title="Inbox" current="inbox">
      <h1>Inbox</h1>
      <SearchForm {...search} />
      {hasSome ? (
        <ListTable
          label="Submissions"
          columns={['Reference', 'From', 'Form', 'Received']}
          rows={submissions.map((submission) => ({ id: submission.id, cells: cellsOf(submission) }))}
        />
      ) : (
        <p>{isSearch ? 'Nothing was found.' : 'Nothing has been sent yet.'}</p>
      )}
      <ListLinks
        links={[
          ['Newest', links.newest],
          ['Older', links.older],
          [`Export ${which} as CSV`, hasSome ? links.exportPath : null],
          [`Delete ${which} …`, hasSome ? links.deletePath : null],
        ]}
      />
    </OperatorShell>
  );
}

function cellsOf({
  id,
  reference,
  name,
  email,
  form,
  kind,
  isChallengeSolved,
  receivedAt,
}: InboxData['submissions'][number]) {
  return [
    <span key="reference" className={page.whole}>
      <Link link={`/operator/inbox/${id}`}>{reference}</Link>
    </span>,
    <span key="from">
      {name}
      {name ? <br /> : null}
      <span className={page.quiet}>{email}</span>
    </span>,
    <span key="form">
      {form}
      <br />
      <span className={page.quiet}>
        {kind}
        {isChallengeSolved ? '' : ', challenge not solved'}
      </span>
    </span>,
    <ShownTime key="received" iso={receivedAt} />,
  ];
}
