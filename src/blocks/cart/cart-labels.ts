/** What buttons and notes say about adding to the cart and about stock, wherever products are shown. */
export const cartLabels = {
  add: 'Add to cart',
  adding: 'Adding…',
  addAnother: 'Add another',
  added: 'Added.',
  soldOut: 'Sold out',
  lowStock: 'Low stock',
} as const;

/** At or under this number of pieces it is said that few are left. */
export const lowStockQuantity = 5;
