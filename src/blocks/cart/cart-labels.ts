/** What is said while and after a product is added to the cart; `addToCartLabel` is in cart-contract.ts. */
export const cartLabels = { adding: 'Adding…', added: 'Added.', addAnother: 'Add another' } as const;
