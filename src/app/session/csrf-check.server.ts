/**
 * Whether a request that changes something came from a page of this site. Browsers say where it comes from
 * (`Sec-Fetch-Site`, `Origin`); what is not a browser says nothing and carries nobody's cookies but its own.
 */
export function isOwnRequest(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('Origin');
  return origin === null || origin === publicUrl || origin === new URL(request.url).origin;
}
