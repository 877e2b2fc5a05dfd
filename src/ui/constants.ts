/** Numbers that docs/reference fixes, each with the heading it is from. */

/** A carousel moves by one slide in exactly this time, in milliseconds (docs/reference/navigation.md#carousel). */
export const carouselStepMs = 300;

/** The menu closes after this delay, in milliseconds (docs/reference/navigation.md#menu). */
export const menuCloseDelayMs = 500;

/**
 * A fine pointer resting this long on a menu item opens its panel, in milliseconds (docs/reference/navigation.md#menu).
 */
export const menuHoverIntentMs = 120;

/**
 * A running line takes this many seconds to pass unless its content says otherwise
 * (docs/reference/navigation.md#ticker).
 */
export const tickerSeconds = 20;

/**
 * The running line's width is measured again this often until it is stable, in milliseconds
 * (docs/reference/navigation.md#ticker).
 */
export const tickerPollMs = 100;

/**
 * When a picture is fetched (docs/reference/navigation.md#lazy-pictures): margins in CSS pixels around the window, the
 * smaller one below `smallScreen` pixels of width, and the least time between two checks in milliseconds.
 */
export const lazyPictures = { margin: 500, smallMargin: 370, smallScreen: 640, throttleMs: 125 } as const;

/**
 * How one page takes another's place (docs/reference/navigation.md#page-transition): the old one has gone before the
 * new one comes.
 */
export const pageTransition = { name: 'page', mode: 'out-in' } as const;

/**
 * An address with a hash scrolls to that element after this long, in milliseconds
 * (docs/reference/navigation.md#scrolling).
 */
export const hashScrollDelayMs = 1_500;

/** Every other navigation scrolls after this long, in milliseconds (docs/reference/navigation.md#scrolling). */
export const defaultScrollDelayMs = 300;

/**
 * The element that a hash names stands this far below the top of the window, in CSS pixels
 * (docs/reference/navigation.md#scrolling).
 */
export const hashOffsetPx = 50;

/** The stored flag that keeps the splash away once its value is `true` (docs/reference/navigation.md#splash). */
export const dismissSplashKey = 'dismiss-splash';

/**
 * How long the splash shows unless its content says otherwise, and at least and at most, in milliseconds
 * (docs/reference/navigation.md#splash): under `min` nobody could read it, over `max` it would only be in the way.
 */
export const splashMs = { shown: 2_400, min: 400, max: 4_000 } as const;

/** Where a customer's session is stored, in cookies and in local storage (docs/reference/sessions.md#storage). */
export const sessionKeys = { token: 'shopifyAccessToken', expiresAt: 'shopifyAccessTokenExpiresAt' } as const;

/** A session with this long left, or less, is over, in milliseconds (docs/reference/sessions.md#lifetime). */
export const sessionSpentMs = 600;

/**
 * A logout is set for the end of a session that has less than this left, in milliseconds
 * (docs/reference/sessions.md#lifetime).
 */
export const autoLogoutWithinMs = 1_440_000;

/**
 * What a newsletter form was answered is cleared, and the form with it, this long after, in ms
 * (docs/reference/newsletters.md#reset).
 */
export const messageResetDelayMs = 3_000;
