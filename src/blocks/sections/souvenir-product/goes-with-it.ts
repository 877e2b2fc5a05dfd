/**
 * The part of a product's page with what goes with it. It stands far down, so it hydrates once it is near the window, as
 * sections do: `/api/sections/{path of the page}` answers with its products under this id. Its name is not that of a
 * section: its code and its styles came with the page, and are not to be fetched again.
 */
export const goesWithIt = { _uid: 'goes-with-it', component: 'goes_with_it' } as const;

/** Most products in it. */
export const mostThatGoWithIt = 4;
