import { serve } from '@hono/node-server';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { createCommerceService } from '#embedded/commerce/commerce-service.ts';
import type { ServerPages } from '#server-pages/server-pages.ts';

/** Pages with what a visitor of the test needs and no more: plain Node cannot load the real ones from their sources. */
const plainPages: ServerPages = {
  addressScript: { text: '', hash: '' },
  stylesheet: { name: 'pages.css', text: '' },
  checkout: {
    step({ form }) {
      if (form.kind === 'payment') return '<input name="cardNumber">';
      return form.kind === 'review' ? `<input type="hidden" name="shown" value="${form.shown}">` : form.kind;
    },
    order: () => 'Thank you',
    message: ({ title }) => title,
  },
  operator: {
    orders: () => 'Orders',
    order: () => 'Order',
    packingSlip: () => 'Packing slip',
    reservations: () => 'Reservations',
    inbox: () => 'Inbox',
    submission: () => 'Submission',
    mails: () => 'Mails',
    mail: () => 'Mail',
    confirmation: () => 'Confirmation',
  },
};

/** A commerce service of its own process, to be killed: `node commerce-process.ts <database>` prints its port. */
const [database = ''] = process.argv.slice(2);
const service = await createCommerceService({
  database,
  publicToken: 'public',
  privateToken: 'private',
  publicUrl: 'https://ash.example',
  pages: async () => plainPages,
  loginLimit: 0,
});
if (await service.isEmpty()) {
  const assetPath = (artwork: string) => ({
    path: `/f/1/1600x1600/abc/${artwork.replace('/', '-')}.png`,
    width: 1600,
    height: 1600,
  });
  await service.seed({ ...commerceSeed, assetPath });
}
serve({ fetch: service.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.stdout.write(`${port}\n`));
