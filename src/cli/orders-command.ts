import { type ParseArgsConfig, parseArgs } from 'node:util';
import { cancelReasons } from '#embedded/commerce/orders/management/cancel-order.ts';
import type { Pieces } from '#embedded/commerce/orders/management/line-quantities.ts';
import type { OrderManagement } from '#embedded/commerce/orders/management/order-management.ts';
import { statusNamed } from '#embedded/commerce/orders/management/set-status.ts';
import { type Ask, cancel, refund } from './orders-money.ts';
import { printOrder, printOrders } from './orders-print.ts';
import { ordersUsage } from './orders-usage.ts';

/** Reads the words and flags of `npm run orders` and calls the order management; the help is in orders-usage.ts. */

/** The words given make no command; the message says which would. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const tracking = { company: { type: 'string' }, number: { type: 'string' }, url: { type: 'string' } } as const;
const agreed = { yes: { type: 'boolean' } } as const;
const line = { line: { type: 'string', multiple: true } } as const;

/**
 * Runs one command and answers what to print; what pays money back asks first. Throws UsageError and, from the order
 * management, OrderRefused.
 */
export async function runOrdersCommand(management: OrderManagement, words: string[], ask: Ask): Promise<string> {
  const [command = '', ...rest] = words;
  switch (command) {
    case 'list': {
      const { values } = read(rest, 0, { limit: { type: 'string' }, before: { type: 'string' } });
      return printOrders(
        await management.list({
          ...(values.limit !== undefined && { limit: count('--limit', values.limit) }),
          ...(values.before !== undefined && { before: count('--before', values.before) }),
        }),
      );
    }
    case 'show': {
      const { order } = read(rest, 1, {});
      return printOrder(await management.show(order));
    }
    case 'fulfil': {
      const { order, values } = read(rest, 1, { ...line, ...tracking });
      return printOrder(await management.fulfil(order, pieces(values.line), trackingOf(values)));
    }
    case 'ship': {
      const { order, values } = read(rest, 1, tracking);
      return printOrder(await management.ship(order, trackingOf(values)));
    }
    case 'deliver': {
      const { order } = read(rest, 1, {});
      return printOrder(await management.deliver(order));
    }
    case 'status': {
      const { order, more, values } = read(rest, 2, { ...agreed, message: { type: 'string' } });
      if (statusNamed(more) === 'CANCELED') {
        const cancellation = { reason: 'OTHER', restock: true } as const;
        return cancel(management, order, cancellation, { yes: values.yes === true, ask });
      }
      return printOrder(await management.setStatus(order, more, values.message ?? null));
    }
    case 'refund': {
      const { order, values } = read(rest, 1, {
        ...line,
        ...agreed,
        shipping: { type: 'string' },
        reason: { type: 'string' },
      });
      const shipping = values.shipping === undefined ? null : cents('--shipping', values.shipping);
      const all = values.line === undefined && shipping === null;
      const request = { pieces: all ? null : pieces(values.line), shipping, reason: values.reason ?? null };
      return refund(management, order, request, { yes: values.yes === true, ask });
    }
    case 'restock': {
      const { order, values } = read(rest, 1, line);
      return printOrder(await management.restock(order, pieces(values.line)));
    }
    case 'cancel': {
      const { order, values } = read(rest, 1, {
        ...agreed,
        reason: { type: 'string' },
        'keep-stock': { type: 'boolean' },
      });
      const asked = (values.reason ?? 'other').toUpperCase();
      const reason = cancelReasons.find((entry) => entry === asked);
      if (!reason) throw new UsageError(`--reason: one of ${cancelReasons.join(', ').toLowerCase()}`);
      return cancel(management, order, { reason, restock: !values['keep-stock'] }, { yes: values.yes === true, ask });
    }
    default:
      throw new UsageError(`There is no command '${command}'.\n\n${ordersUsage}`);
  }
}

function read<Options extends NonNullable<ParseArgsConfig['options']>>(
  words: string[],
  wanted: 0 | 1 | 2,
  options: Options,
) {
  const parsed = parse(words, options);
  const { positionals } = parsed;
  if (positionals.length !== wanted) {
    const missing = wanted === 2 ? 'an order number and a status' : 'one order number';
    throw new UsageError(wanted === 0 ? `'${positionals[0]}' is too much here.` : `Name ${missing}.\n\n${ordersUsage}`);
  }
  return { order: positionals[0] ?? '', more: positionals[1] ?? '', values: parsed.values };
}

function parse<Options extends NonNullable<ParseArgsConfig['options']>>(words: string[], options: Options) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function pieces(lines: string[] | undefined): Pieces {
  return (lines ?? []).map((text) => {
    const [, place, quantity] = /^(\d{1,4})=(\d{1,6})$/.exec(text) ?? [];
    if (!place || !quantity) throw new UsageError(`--line: '${text}' is not a line and a quantity such as 1=2`);
    return { line: Number(place), quantity: Number(quantity) };
  });
}

function trackingOf(values: { company?: string; number?: string; url?: string }) {
  if (values.url !== undefined && !/^https?:\/\/\S+$/.test(values.url)) {
    throw new UsageError(`--url: '${values.url}' is not an address that begins with https://`);
  }
  return { company: values.company ?? null, number: values.number ?? null, url: values.url ?? null };
}

function count(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`${name}: '${text}' is not a number from 1 on`);
  return Number(text);
}

function cents(name: string, text: string): number {
  const [, units, fraction = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (!units) throw new UsageError(`${name}: '${text}' is not an amount such as 5.00`);
  return Number(units) * 100 + Number(fraction.padEnd(2, '0'));
}
