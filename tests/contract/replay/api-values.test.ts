import { afterAll, beforeAll, describe, expect } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { ADMIN_TOKEN } from '../commerce/commerce-server.ts';
import { type CustomerServer, startCustomerServer } from '../commerce/customer-server.ts';
import { testDatabases } from '../commerce/databases.ts';
import { fact } from './fact.ts';
import { postQuery } from './post-query.ts';

const wholeSeconds = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);

describe.each(testDatabases)('how values are written, on $name', (database) => {
  let server: CustomerServer;
  let token: string;
  beforeAll(async () => {
    server = await startCustomerServer(database);
    const page = {
      handle: 'about-robes',
      title: 'About bathrobes',
      bodyHtml: '',
      createdAt: '2026-01-01T00:00:00.250Z',
    };
    await server.seed({ catalogue: { ...commerceSeed.catalogue, pages: [page] } });
    token = await server.newcomer('june@example.com');
  });
  afterAll(() => server.close());

  fact('recording', 'moments are in whole seconds', async () => {
    const { data } = await postQuery(
      server.origin,
      `query ($token: String!) { page(handle: "about-robes") { createdAt updatedAt }
        product(handle: "bathrobe") { createdAt } customer(customerAccessToken: $token) { createdAt updatedAt } }`,
      { variables: { token } },
    );
    expect(data).toEqual({
      page: { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
      product: { createdAt: wholeSeconds },
      customer: { createdAt: wholeSeconds, updatedAt: wholeSeconds },
    });
    const cart = await postQuery(server.origin, 'mutation { cartCreate { cart { createdAt updatedAt } } }');
    expect(cart.data).toEqual({ cartCreate: { cart: { createdAt: wholeSeconds, updatedAt: wholeSeconds } } });
    const renewed = await postQuery(
      server.origin,
      `mutation { customerAccessTokenRenew(customerAccessToken: "${token}") { customerAccessToken { expiresAt } } }`,
    );
    expect(renewed.data).toEqual({ customerAccessTokenRenew: { customerAccessToken: { expiresAt: wholeSeconds } } });
  });

  fact('recording', 'moments of the Admin API are in whole seconds, too', async () => {
    const { id } = (await server.read(token, 'id')) as { id: string };
    const response = await fetch(`${server.origin}/admin/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Shopify-Access-Token': ADMIN_TOKEN },
      body: JSON.stringify({ query: `{ customer(id: "${id}") { createdAt updatedAt } }` }),
    });
    expect(await response.json()).toMatchObject({
      data: { customer: { createdAt: wholeSeconds, updatedAt: wholeSeconds } },
    });
  });

  fact('recording', 'the area of an address is its city and province, then its country', async () => {
    const areaOf = async (address: Record<string, string>) => {
      const { customerAddress, customerUserErrors } = await server.change(
        'customerAddressCreate',
        '$customerAccessToken: String!, $address: MailingAddressInput!',
        { customerAccessToken: token, address: { firstName: 'June', lastName: 'Osei', ...address } },
        'customerAddress { formattedArea } customerUserErrors { code field message }',
      );
      expect(customerUserErrors).toEqual([]);
      return customerAddress?.formattedArea;
    };
    const toronto = { address1: '2 Side St', city: 'Toronto', province: 'Ontario', country: 'Canada', zip: 'M5V 2T6' };
    expect(await areaOf(toronto)).toBe('Toronto ON, Canada');
    const singapore = { address1: '2 Side St', country: 'Singapore', zip: '018956' };
    expect(await areaOf(singapore)).toBe('Singapore');
  });
});
