import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CartServer, cartDatabases, startCartServer } from './cart-server.ts';

const SET = `mutation ($metafields: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $metafields) {
  metafields { id namespace key type value parentResource { ... on Cart { totalQuantity } } }
  userErrors { code elementIndex field message } } }`;
const DELETE = `mutation ($input: CartMetafieldDeleteInput!) { cartMetafieldDelete(input: $input) {
  deletedId userErrors { code field message } } }`;
const READ = `query ($id: ID!, $identifiers: [HasMetafieldsIdentifier!]!) { cart(id: $id) {
  metafields(identifiers: $identifiers) { namespace key value } metafield(namespace: "gift", key: "wrap") { value } } }`;

type Set = { metafields: { id: string }[] | null; userErrors: object[] };

describe.each(cartDatabases)('metafields of a cart on $name', (database) => {
  let server: CartServer;
  beforeAll(async () => {
    server = await startCartServer(database);
  });
  afterAll(() => server.close());

  const set = async (metafields: object[]) => (await server.ask(SET, { metafields })).data?.cartMetafieldsSet as Set;
  const remove = async (input: object) => (await server.ask(DELETE, { input })).data?.cartMetafieldDelete;

  test('are set, set anew, read by name and deleted', async () => {
    const { id } = await server.create({ metafields: [{ key: 'gift.wrap', type: 'boolean', value: 'true' }] });
    const one = { ownerId: id, key: 'plain', type: 'number_integer', value: '4' };
    const made = await set([one, { ownerId: id, key: 'gift.wrap', type: 'boolean', value: 'false' }]);
    expect(made).toMatchObject({
      userErrors: [],
      metafields: [
        {
          namespace: 'app--storefront',
          key: 'plain',
          type: 'number_integer',
          value: '4',
          parentResource: { totalQuantity: 0 },
        },
        { namespace: 'gift', key: 'wrap', value: 'false' },
      ],
    });
    const identifiers = [{ key: 'plain' }, { namespace: 'gift', key: 'none' }, { namespace: 'gift', key: 'wrap' }];
    expect((await server.ask(READ, { id, identifiers })).data?.cart).toEqual({
      metafields: [
        { namespace: 'app--storefront', key: 'plain', value: '4' },
        { namespace: 'gift', key: 'wrap', value: 'false' },
      ],
      metafield: { value: 'false' },
    });
    const removed = await remove({ ownerId: id, key: 'plain' });
    expect(removed).toEqual({ deletedId: made.metafields?.[0]?.id, userErrors: [] });
    expect(await remove({ ownerId: id, key: 'plain' })).toMatchObject({
      deletedId: null,
      userErrors: [{ code: 'METAFIELD_DOES_NOT_EXIST', field: ['input', 'key'] }],
    });
    // Without the cart's key none of them is shown.
    const bare = id.split('?')[0];
    expect((await server.ask(READ, { id: bare, identifiers })).data?.cart).toMatchObject({ metafield: null });
  });

  test.each([
    ['a key of nothing', { key: ' ' }, 'BLANK', 'key'],
    ['a key of one letter', { key: 'gift.x' }, 'TOO_SHORT', 'key'],
    ['a key without end', { key: 'x'.repeat(65) }, 'TOO_LONG', 'key'],
    ['a type nobody knows', { type: 'feeling' }, 'INVALID_TYPE', 'type'],
    ['no value', { value: '' }, 'BLANK', 'value'],
    ['a value of another type', { type: 'number_integer', value: 'four' }, 'INVALID_VALUE', 'value'],
    ['JSON that is none', { type: 'json', value: '{' }, 'INVALID_VALUE', 'value'],
    ['a value without end', { value: 'x'.repeat(10_001) }, 'TOO_LONG', 'value'],
  ])('%s is refused, and nothing is set', async (_name, wrong, code, field) => {
    const { id } = await server.create({});
    const right = { ownerId: id, key: 'gift.wrap', type: 'single_line_text_field', value: 'red' };
    const refused = await set([right, { ...right, ...wrong }]);
    expect(refused).toMatchObject({
      metafields: [],
      userErrors: [{ code, elementIndex: null, field: ['metafields', '1', field] }],
    });
    expect((await server.ask(READ, { id, identifiers: [] })).data?.cart).toMatchObject({ metafield: null });
    const { ownerId: _owner, ...plain } = { ...right, ...wrong };
    const made = await server.change('cartCreate', '$input: CartInput!', { input: { metafields: [plain] } });
    expect(made.userErrors).toMatchObject([{ code: 'INVALID_METAFIELDS', field: ['input', 'metafields', '0', field] }]);
  });

  test('a cart nobody has, or more than 25 at once: refused', async () => {
    const { id } = await server.create({});
    const one = { ownerId: id, key: 'gift.wrap', type: 'boolean', value: 'true' };
    expect(await set([one, { ...one, ownerId: 'gid://shopify/Cart/none?key=1' }])).toMatchObject({
      metafields: [],
      userErrors: [{ code: 'INVALID_OWNER', elementIndex: null, field: ['metafields', '1', 'ownerId'] }],
    });
    expect((await server.ask(READ, { id, identifiers: [] })).data?.cart).toMatchObject({ metafield: null });
    expect(await set(Array.from({ length: 26 }, () => one))).toMatchObject({
      userErrors: [{ code: 'LESS_THAN_OR_EQUAL_TO', field: ['metafields'] }],
    });
    expect(await remove({ ownerId: id.split('?')[0], key: 'gift.wrap' })).toMatchObject({
      userErrors: [{ code: 'INVALID_OWNER', field: ['input', 'ownerId'] }],
    });
  });
});
