import type { CommerceContext } from '../context.ts';
import { requestError } from '../graphql/errors.ts';
import type { ResolverMap } from '../graphql/resolvers.ts';
import { inTransaction } from '../in-transaction.ts';
import { metafieldRecord } from '../metafields/metafield-resolvers.ts';
import { randomId } from '../random-id.ts';
import { type MetafieldsSetInput, metafieldErrors, ownerOf } from './metafield-input.ts';

/** The vendor's limit for one call. */
const MAX_METAFIELDS = 25;

/** A error in one entry takes back all of them. */
class WithErrors extends Error {
  readonly userErrors: object[];
  constructor(userErrors: object[]) {
    super('A metafield is invalid.');
    this.userErrors = userErrors;
  }
}

/** metafieldsSet: writes all of them, or none and says why. */
async function setMetafields(_root: unknown, args: { metafields: MetafieldsSetInput[] }, context: CommerceContext) {
  if (args.metafields.length > MAX_METAFIELDS) {
    throw requestError(`At most ${MAX_METAFIELDS} metafields can be set at once.`, 'MAX_INPUT_SIZE_EXCEEDED');
  }
  try {
    return await inTransaction(context, async (inside) => {
      const metafields = [];
      for (const [index, input] of args.metafields.entries()) metafields.push(await setOne(inside, input, index));
      return { metafields, userErrors: [] };
    });
  } catch (error) {
    if (error instanceof WithErrors) return { metafields: null, userErrors: error.userErrors };
    throw error;
  }
}

async function setOne(inside: CommerceContext, input: MetafieldsSetInput, index: number) {
  const place = (field: string) => ({ elementIndex: index, field: ['metafields', String(index), field] });
  const owner = await ownerOf(inside, input.ownerId);
  if (!owner) throw new WithErrors([{ code: 'INVALID_VALUE', message: 'Owner does not exist.', ...place('ownerId') }]);
  const namespace = input.namespace ?? '';
  const stored = await inside.db
    .selectFrom('commerce_metafield')
    .select('type')
    .where('owner_type', '=', owner.__typename)
    .where('owner_id', '=', owner.key)
    .where('namespace', '=', namespace)
    .where('key', '=', input.key)
    .executeTakeFirst();
  const fieldErrors = metafieldErrors(input, stored?.type ?? null);
  if (fieldErrors.length > 0) {
    throw new WithErrors(fieldErrors.map(({ code, field, message }) => ({ code, message, ...place(field) })));
  }
  const at = inside.now().toISOString();
  const row = await inside.db
    .insertInto('commerce_metafield')
    .values({
      id: randomId(),
      owner_type: owner.__typename,
      owner_id: owner.key,
      namespace,
      key: input.key,
      type: input.type ?? stored?.type ?? '',
      value: input.value,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_type', 'owner_id', 'namespace', 'key'])
        .doUpdateSet({ value: input.value, updated_at: at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return metafieldRecord(row, owner);
}

type Identifier = { ownerId: string; namespace: string; key: string };

/** metafieldsDelete: answers null in the place of one that was not there. */
async function deleteMetafields(_root: unknown, args: { metafields: Identifier[] }, context: CommerceContext) {
  const deletedMetafields = await inTransaction(context, async (inside) => {
    const deleted: (Identifier | null)[] = [];
    for (const identifier of args.metafields) {
      const owner = await ownerOf(inside, identifier.ownerId);
      const { numDeletedRows } = await inside.db
        .deleteFrom('commerce_metafield')
        .where('owner_type', '=', owner?.__typename ?? '')
        .where('owner_id', '=', owner?.key ?? 0)
        .where('namespace', '=', identifier.namespace)
        .where('key', '=', identifier.key)
        .executeTakeFirst();
      deleted.push(numDeletedRows > 0n ? identifier : null);
    }
    return deleted;
  });
  return { deletedMetafields, userErrors: [] };
}

/** `metafieldsSet` and `metafieldsDelete` of the Admin API. */
export const metafieldMutations: ResolverMap = {
  Mutation: { metafieldsSet: setMetafields, metafieldsDelete: deleteMetafields },
};
