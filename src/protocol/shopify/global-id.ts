/**
 * The number in a global id: `gid://shopify/Order/7?key=…` is `7`; empty when there is none. What follows it may be a
 * secret (an order's key, a customer's token), so that addresses of pages hold the number alone.
 */
export function numberOfId(globalId: string): string {
  return /\/(\d+)(?:\?|$)/.exec(globalId)?.[1] ?? '';
}
