import type { Blocks } from '#blocks/registry/schemas.ts';

/** The bar of shelves as it stands over a collection, which has no story of its own to hold it. */
export const collectionsNavBlock: Blocks['souvenirs_nav'] = { _uid: 'collection-shelves', component: 'souvenirs_nav' };
