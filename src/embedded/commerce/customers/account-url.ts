/** What a mailed link names: the customer's number and the secret. */
export type AccountLink = { customerId: number; secret: string };

/**
 * The link of a mail. It is the vendor's resetUrl and the site's page in one: the page takes number and secret out of it,
 * as it does of a vendor's mail that is configured to link to it so.
 */
export function resetUrl(publicUrl: string, { customerId, secret }: AccountLink): string {
  return `${publicUrl}/auth/reset-password?id=${customerId}&token=${secret}`;
}

/** The same page opens an account for the first time: `activate` instead of `token` marks that. */
export function activationUrl(publicUrl: string, { customerId, secret }: AccountLink): string {
  return `${publicUrl}/auth/reset-password?id=${customerId}&activate=${secret}`;
}

/**
 * Reads a link of ours, or one in the vendor's own form (`/account/reset/<id>/<token>`, `/account/activate/…`) as
 * storefronts build it; null for any other address.
 */
export function readAccountUrl(text: string, kind: 'reset' | 'activate'): AccountLink | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url) return null;
  const path = /\/account\/(reset|activate)\/(\d+)\/([\w-]+)\/?$/.exec(url.pathname);
  const id = path?.[1] === kind ? path[2] : url.searchParams.get('id');
  const secret = path?.[1] === kind ? path[3] : url.searchParams.get(kind === 'reset' ? 'token' : 'activate');
  if (!id || !secret || !/^\d{1,16}$/.test(id)) return null;
  return { customerId: Number(id), secret };
}
