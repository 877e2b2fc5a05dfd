import { renderPage } from '../render-page.tsx';
import { ConfirmationPage } from './ConfirmationPage.tsx';
import { DayListPage } from './DayListPage.tsx';
import { InboxPage } from './InboxPage.tsx';
import { MailListPage } from './MailListPage.tsx';
import { MailPage } from './MailPage.tsx';
import { OrderListPage } from './OrderListPage.tsx';
import { OrderPage } from './OrderPage.tsx';
import type { OperatorPages } from './operator-pages.ts';
import { PackingSlipPage } from './PackingSlipPage.tsx';
import { SubmissionPage } from './SubmissionPage.tsx';

export const operatorPages: OperatorPages = {
  orders: (menu, data) => renderPage(<OrderListPage menu={menu} {...data} />),
  order: (menu, data) => renderPage(<OrderPage menu={menu} {...data} />),
  packingSlip: (menu, data) => renderPage(<PackingSlipPage menu={menu} {...data} />),
  reservations: (menu, data) => renderPage(<DayListPage menu={menu} {...data} />),
  inbox: (menu, data) => renderPage(<InboxPage menu={menu} {...data} />),
  submission: (menu, data) => renderPage(<SubmissionPage menu={menu} {...data} />),
  mails: (menu, data) => renderPage(<MailListPage menu={menu} {...data} />),
  mail: (menu, data) => renderPage(<MailPage menu={menu} {...data} />),
  confirmation: (menu, data) => renderPage(<ConfirmationPage menu={menu} {...data} />),
};
