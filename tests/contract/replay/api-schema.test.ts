import { afterAll, beforeAll, describe, expect } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CommerceServer, startCommerceServer } from '../commerce/commerce-server.ts';
import { testDatabases } from '../commerce/databases.ts';
import { fact } from './fact.ts';
import { postQuery } from './post-query.ts';

const [product] = commerceSeed.catalogue.products;
const catalogue = {
  ...commerceSeed.catalogue,
  products: commerceSeed.catalogue.products.map((one) =>
    one === product
      ? {
          ...one,
          metafields: [
            { namespace: 'facts', key: 'one', type: 'single_line_text_field', value: 'wool' },
            { namespace: 'facts', key: 'some', type: 'list.single_line_text_field', value: '["wool"]' },
          ],
        }
      : one,
  ),
};

describe.each(testDatabases)('fields that the published schema lacks, on $name', (database) => {
  let server: CommerceServer;
  beforeAll(async () => {
    server = await startCommerceServer(database, catalogue);
  });
  afterAll(() => server.close());

  fact('recording', 'a metafield says whether it is a list', async () => {
    const metafield = (key: string) => `metafield(namespace: "facts", key: "${key}") { list }`;
    const { data } = await postQuery(
      server.origin,
      `{ product(handle: "${product?.handle}") { one: ${metafield('one')} some: ${metafield('some')} } }`,
    );
    expect(data).toEqual({ product: { one: { list: false }, some: { list: true } } });
  });

  fact('recording', 'a shop without Multipass refuses its tokens as a user error', async () => {
    const { data, errors } = await postQuery(
      server.origin,
      `mutation { customerAccessTokenCreateWithMultipass(multipassToken: "made-up") {
        customerAccessToken { accessToken } customerUserErrors { code field message } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data?.customerAccessTokenCreateWithMultipass).toEqual({
      customerAccessToken: null,
      customerUserErrors: [
        { code: 'INVALID_MULTIPASS_REQUEST', field: ['multipassToken'], message: 'Invalid Multipass request' },
      ],
    });
  });

  fact('suite', 'what Hydrogen asks about consent on every page is answered by version unstable', async () => {
    const { data, errors } = await postQuery(
      server.origin,
      `query ensureCookies { consentManagement { cookies(visitorConsent:{}) {
        trackingConsentCookie cookieDomain shopifyUnique shopifyVisit } } }`,
      { version: 'unstable' },
    );
    expect(errors).toBeUndefined();
    expect(data?.consentManagement).toEqual({
      cookies: {
        cookieDomain: 'ash.example',
        trackingConsentCookie: expect.stringContaining('CMP'),
        shopifyUnique: expect.stringMatching(/^[0-9a-f-]{36}$/),
        shopifyVisit: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    });
  });

  fact('suite', 'the Customer Privacy API gets the choices back in the form of its cookie', async () => {
    const { data } = await postQuery(
      server.origin,
      `{ consentManagement { cookies(visitorConsent: { marketing: true, analytics: false }, landingPage: "/rooms") {
        trackingConsentCookie landingPageCookie origReferrerCookie } customerAccountUrl } }`,
      { version: 'unstable' },
    );
    type Consent = { cookies: Record<string, string | null>; customerAccountUrl: string | null };
    const { cookies, customerAccountUrl } = (data as { consentManagement: Consent }).consentManagement;
    expect(JSON.parse(decodeURIComponent(cookies.trackingConsentCookie ?? ''))).toMatchObject({
      con: { CMP: { a: '0', m: '1', p: '', s: '' } },
    });
    expect([cookies.landingPageCookie, cookies.origReferrerCookie, customerAccountUrl]).toEqual(['/rooms', null, null]);
  });

  fact('suite', 'version unstable serves all else, too; other versions know nothing of consent', async () => {
    const shop = await postQuery(server.origin, '{ shop { name } }', { version: 'unstable' });
    expect(shop.data).toEqual({ shop: { name: 'ash souvenirs' } });
    const stable = await postQuery(server.origin, '{ consentManagement { customerAccountUrl } }');
    expect(stable.errors?.[0]?.extensions?.code).toBe('undefinedField');
  });
});
