import { cancelReasons } from '#embedded/commerce/orders/management/cancel-order.ts';
import { waitingStatuses } from '#embedded/commerce/orders/management/set-status.ts';
import { nextShipmentStatuses, shipmentStatuses } from '#embedded/commerce/orders/management/shipment-moves.ts';

const after = (name: string, from: string | null) =>
  `  ${name.padEnd(20)} ${nextShipmentStatuses(from).join(', ') || '–'}`;

/** What `npm run orders -- help` prints: the commands, and which label each leads to. */
export const ordersUsage = `Usage: npm run orders -- <command>

  list [--limit 20] [--before <number>]
  show <order>
  fulfil <order> [--line 1=2]… [--company UPS] [--number 1Z…] [--url https://…]
  ship <order> [--company UPS] [--number 1Z…] [--url https://…]
  deliver <order>
  status <order> <STATUS> [--message '…']
  refund <order> [--line 1=1]… [--shipping 5.00] [--reason '…'] [--yes]
  restock <order> [--line 1=1]…
  cancel <order> [--reason ${cancelReasons.join('|').toLowerCase()}] [--keep-stock] [--yes]

<order> is a number such as 1001. --line 2=3 means three pieces of the order's second line; without it, all there are.
refund with --shipping and no --line pays back of the delivery alone. An order that was refunded in full
ships nothing. refund and cancel show the amount and ask before they pay it back. With --yes they do not ask;
without a terminal they refuse unless --yes is given.

Where each command leads:
  fulfil               PARTIALLY_FULFILLED while pieces are left, FULFILLED with the last
  ship                 IN_TRANSIT; fulfils everything first where nothing was fulfilled
  deliver              DELIVERED
  refund               the label stays; 'Refunded' stands in the timeline
  restock              RESTOCKED when the last piece is back; until then the label stays
  cancel               CANCELED; refunds and restocks what is left
  status FULFILLED     what fulfil does without --line
  status RESTOCKED     what restock does without --line
  status CANCELED      what cancel does without options
  status <waiting>     while nothing is fulfilled: ${waitingStatuses.slice(0, 3).join(', ')},
                       ${waitingStatuses.slice(3).join(', ')}; each may follow any other
  status <shipment>    once something is fulfilled, by the list below

status refuses PARTIALLY_FULFILLED: say which pieces leave, with fulfil <order> --line 1=1.

Which shipment status may follow which:
${after('(fulfilled)', null)}
${shipmentStatuses.map((status) => after(status, status)).join('\n')}
`;
