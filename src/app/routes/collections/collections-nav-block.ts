import type { Blocks } from '#blocks/registry/schemas.ts';

/** The bar of collections as it stands over a collection, which has no story of its own for it. */
export const collectionsNavBlock: Blocks['souvenirs_nav'] = { _uid: 'collections-nav', component: 'souvenirs_nav' };
