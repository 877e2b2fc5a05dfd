import { giftNoteLabel, giftWrapLabel } from '#protocol/shopify/gift-attribute.ts';
import { deliverFromLabel } from '#protocol/shopify/order-progress.ts';
import { FactList } from '#ui/FactList.tsx';
import { Lines, TextWithBreaks } from '#ui/Lines.tsx';
import { Link } from '#ui/Link.tsx';
import { Price } from '#ui/Price.tsx';
import { Notice } from '../shell/Notice.tsx';
import page from '../shell/page.module.css';
import { ListTable } from './ListTable.tsx';
import { OperatorShell, type WithMenu } from './OperatorShell.tsx';
import type { PackingSlipData } from './operator-pages.ts';
import { ShownTime } from './ShownTime.tsx';

/** What goes into a parcel, to be printed: on paper the menu and the links are left out. */
export function PackingSlipPage({ menu, ...slip }: WithMenu & PackingSlipData) {
  const { number, placedAt, warning, addressLines, delivery, deliverFrom, note, lines } = slip;
  const hasPrices = lines.some(({ each }) => each !== null);
  return (
    <OperatorShell menu={menu} title={`Packing slip #${number}`} current="orders">
      <h1>Packing slip #{number}</h1>
      <p className={page.screen}>
        Print this page from the browser’s menu.{' '}
        <Link link={`/operator/orders/${number}`} className={page.target}>
          Back to the order
        </Link>
      </p>
      {warning === null ? null : (
        <Notice alert>
          <p>{warning}</p>
        </Notice>
      )}
      <FactList
        facts={[
          ['From', 'ash souvenirs'],
          ['Goes to', <Lines key="address" lines={addressLines} />],
          ['Delivery', delivery],
          [deliverFromLabel, deliverFrom],
          ['Placed', <ShownTime key="placed" iso={placedAt} />],
          [giftNoteLabel, note && <TextWithBreaks key="note" text={note} />],
        ]}
      />
      <h2>Pieces</h2>
      <ListTable
        label="Pieces"
        hasAmounts={hasPrices}
        columns={['Pieces', 'What', 'Wrapping', ...(hasPrices ? ['Each'] : [])]}
        rows={lines.map(({ title, details, quantity, isWrapped, each }, index) => ({
          id: String(index),
          cells: [
            `${quantity} ×`,
            <span key="what">
              {title}
              <br />
              <span className={page.quiet}>{details}</span>
            </span>,
            isWrapped ? giftWrapLabel : 'No wrapping',
            ...(hasPrices ? [each === null ? null : <Price key="each" money={each} />] : []),
          ],
        }))}
      />
    </OperatorShell>
  );
}
