/**
 * The part of a product's page with what goes with it. It stands far down, so it hydrates once it is near the window, as
 * sections do: `/api/sections/{path of the page}` answers with its products under this id.
 */
export const goesWithIt = { _uid: 'goes-with-it', component: 'souvenir_product' } as const;

/** Most products in it. */
export const mostThatGoWithIt = 4;
