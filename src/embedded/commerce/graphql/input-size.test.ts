import { Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { oversizedInput } from './input-size.ts';

function check(text: string, variables: Record<string, unknown> = {}) {
  const { definitions } = parse(text);
  const operation = definitions.find((entry) => entry.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('the document has no operation');
  const fragments = definitions.filter((entry) => entry.kind === Kind.FRAGMENT_DEFINITION);
  return oversizedInput(operation, fragments, variables)?.toJSON() ?? null;
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => `"gid://shopify/Product/${index}"`);

describe('the size of input arrays', () => {
  it('is limited to 250 entries wherever they stand', () => {
    expect(check(`{ nodes(ids: [${ids(250)}]) { id } }`)).toBeNull();
    expect(check(`{ nodes(ids: [${ids(251)}]) { id } }`)).toMatchObject({
      path: ['nodes', 'ids'],
      locations: [{ line: 1, column: 3 }],
    });
  });

  it('is seen in a fragment, with the path of where the fragment is used', () => {
    const fragment = `fragment Names on Product { names: metafields(identifiers: $names) { value } }`;
    const query = `query ($names: [HasMetafieldsIdentifier!]!) { product(handle: "mug") { ... { ...Names } } } ${fragment}`;
    const names = Array.from({ length: 251 }, (_, index) => ({ key: String(index) }));
    expect(check(query, { names })).toMatchObject({ path: ['product', 'names', 'identifiers'] });
    expect(check(query, { names: names.slice(1) })).toBeNull();
  });

  it('does not cost more time the more often a fragment is used', () => {
    const fragments = Array.from(
      { length: 60 },
      (_, index) => `fragment F${index} on Shop { ...F${index + 1} ...F${index + 1} }`,
    );
    expect(check(`{ shop { ...F0 } } ${fragments.join(' ')} fragment F60 on Shop { id }`)).toBeNull();
  });
});
