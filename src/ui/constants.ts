/** Numbers of the specification that the interface keeps; each names its section. */

/** A carousel moves by one slide in exactly this time, in milliseconds (spec §9, 'Carousel transition'). */
export const carouselStepMs = 300;

/** The menu closes this long after it is told to, in milliseconds (spec §4 and §9, 'Menu close delay'). */
export const menuCloseDelayMs = 500;

/** A fine pointer resting this long on a menu item opens its panel, in milliseconds (blocks.md §4.6). */
export const menuHoverIntentMs = 120;

/** A running line takes this many seconds to pass unless its content says otherwise (spec §9, 'Marquee defaults'). */
export const tickerSeconds = 20;

/** The running line's width is measured again this often until it is stable, in milliseconds (spec §9). */
export const tickerPollMs = 100;

/**
 * When a picture is fetched (spec §9, 'Lazy-image preload margin'): margins in CSS pixels around the window, the
 * smaller one below `smallScreen` pixels of width, and the least time between two checks in milliseconds.
 */
export const lazyPictures = { margin: 500, smallMargin: 370, smallScreen: 640, throttleMs: 125 } as const;

/** How one page takes another's place (spec §9, 'Page transition'): the old one has gone before the new one comes. */
export const pageTransition = { name: 'page', mode: 'out-in' } as const;

/** An address with a hash scrolls to that element after this long, in milliseconds (spec §9, 'Hash scroll delay'). */
export const hashScrollDelayMs = 1_500;

/** Every other navigation scrolls after this long, in milliseconds (spec §9, 'default scroll delay'). */
export const defaultScrollDelayMs = 300;

/** The element that a hash names stands this far below the top of the window, in CSS pixels (spec §9, 'hash offset'). */
export const hashOffset = 50;

/** The stored flag that keeps the splash away once its value is `true` (spec §4, 'Splash intro'). */
export const dismissSplashKey = 'dismiss-splash';

/** How long the splash shows unless its content says otherwise, and at most, in milliseconds (blocks.md §4.6). */
export const splashMs = { shown: 2_400, longest: 4_000 } as const;

/** Where a customer's session is kept, in cookies and in local storage (spec §3 'Customer session'). */
export const sessionKeys = { token: 'shopifyAccessToken', expiresAt: 'shopifyAccessTokenExpiresAt' } as const;

/** A session with this long left, or less, is over, in milliseconds (spec §4 and §9, 'Token treated as expired'). */
export const sessionSpentMs = 600;

/** A logout is set for the end of a session that has less than this left, in milliseconds (spec §4 and §9). */
export const autoLogoutWithinMs = 1_440_000;

/** What a newsletter form was answered is cleared, and the form with it, this long after, in ms (spec §4 and §9). */
export const messageResetDelayMs = 3_000;
