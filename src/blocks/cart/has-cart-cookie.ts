/**
 * The cookie that says to the page's own script that there is a cart to ask for: pages are the same for everybody, and only
 * a visitor who carries it asks what is in the cart, after the page has come. Its value is when the cart was last changed,
 * in seconds since 1970.
 */
export const hasCartCookie = 'has_cart';
