import { openOrderManagement } from '#embedded/commerce/orders/management/open-order-management.ts';
import { OrderRefused } from '#embedded/commerce/orders/management/order-refused.ts';
import { ConfigurationError, readConfig } from '#server/config.ts';
import { readAccessTokens } from '#services/access-tokens.ts';
import { askTerminal } from './ask-terminal.ts';
import { runOrdersCommand, UsageError } from './orders-command.ts';
import { ordersUsage } from './orders-usage.ts';
import { siteWebhooks } from './site-webhooks.ts';

/** `npm run orders -- <command> …`: the operator's hand on the orders of the configured database, beside a running site. */
try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError || error instanceof OrderRefused || error instanceof ConfigurationError))
    throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function main(words: string[]): Promise<void> {
  if (words.length === 0 || words[0] === 'help' || words.includes('--help')) {
    process.stdout.write(ordersUsage);
    return;
  }
  const config = readConfig(process.env, false);
  if (config.commerce.from === 'vendor') {
    throw new ConfigurationError('COMMERCE_ENDPOINT: set, so orders are kept by the vendor and not here');
  }
  const webhooks = siteWebhooks(config, await readAccessTokens(config.database));
  const { management, close } = await openOrderManagement(config.database, config.publicUrl, webhooks.commerce);
  try {
    process.stdout.write(await runOrdersCommand(management, words, process.stdin.isTTY ? askTerminal : null));
  } finally {
    await webhooks.settled();
    await close();
  }
}
