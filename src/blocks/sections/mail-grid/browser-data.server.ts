import type { BrowserData } from '../../contract/define-section.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { mailPage } from './mail-page.ts';
import type { MailSummary } from './resolve.server.ts';

/** Nothing where all articles stand on one page. */
export function mailGridBrowserData(
  block: Blocks['mail_grid'],
  data: MailSummary[] | null,
): BrowserData<'mail_grid', MailSummary[]> {
  const { pages } = mailPage(data ?? [], block.page_size, null);
  return pages > 1 ? { block, data } : null;
}
