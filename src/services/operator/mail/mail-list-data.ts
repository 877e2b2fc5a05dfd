import type { MailListData } from '#server-pages/operator/operator-pages.ts';
import type { MailSummary } from '../../outbox/mail-summary.ts';
import { writePlace, writeQuery } from '../list-query.ts';
import type { MailFilter } from './find-mails.ts';
import { mailStateData, stateNames } from './mail-state-data.ts';

export type FoundMails = {
  filter: MailFilter;
  mails: MailSummary[];
  /** Whether newer ones, and older ones, are on other pages. */
  hasNewer: boolean;
  hasOlder: boolean;
  now: Date;
};

/** What the list of mails shows. */
export function mailListData({ filter, mails, hasNewer, hasOlder, now }: FoundMails): MailListData {
  const last = mails.at(-1);
  const page = (before: string | null) =>
    `/operator/mail${writeQuery({ q: filter.search, state: filter.state, before })}`;
  return {
    search: {
      action: '/operator/mail',
      search: filter.search,
      selects: [{ name: 'state', label: 'State', value: filter.state ?? '', options: stateNames }],
    },
    isSearch: Boolean(filter.search || filter.state),
    mails: mails.map((mail) => ({
      id: mail.id,
      subject: mail.subject,
      recipient: mail.recipient,
      createdAt: mail.created_at,
      state: mailStateData(mail, now),
    })),
    newest: hasNewer ? page(null) : null,
    older: last && hasOlder ? page(writePlace({ at: last.created_at, id: last.id })) : null,
  };
}
