import { Link } from '#ui/Link.tsx';
import { ListLinks } from './ListLinks.tsx';
import { ListTable } from './ListTable.tsx';
import { MailState } from './MailState.tsx';
import { OperatorShell, type WithMenu } from './OperatorShell.tsx';
import type { MailListData } from './operator-pages.ts';
import { SearchForm } from './SearchForm.tsx';
import { ShownTime } from './ShownTime.tsx';

/** A search, the mails that it finds, and what became of each. */
export function MailListPage({ menu, search, isSearch, mails, newest, older }: WithMenu & MailListData) {
  return (
    <OperatorShell menu={menu} title="Mail" current="mail">
      <h1>Mail</h1>
      <SearchForm {...search} />
      {mails.length > 0 ? (
        <ListTable
          label="Mails"
          columns={['Subject', 'To', 'Written', 'State']}
          rows={mails.map(({ id, subject, recipient, createdAt, state }) => ({
            id,
            cells: [
              <Link key="subject" link={`/operator/mail/${id}`}>
                {subject}
              </Link>,
              recipient,
              <ShownTime key="written" iso={createdAt} />,
              <MailState key="state" {...state} />,
            ],
          }))}
        />
      ) : (
        <p>{isSearch ? 'Nothing was found.' : 'No mail has been written yet.'}</p>
      )}
      <ListLinks
        links={[
          ['Newest mail', newest],
          ['Older mail', older],
        ]}
      />
    </OperatorShell>
  );
}
