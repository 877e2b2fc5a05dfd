import { createHash, timingSafeEqual } from 'node:crypto';

/** Who may see drafts: anybody who asks, or the holder of a link that the content service's editor signed. */
export type DraftAccess =
  | { kind: 'open' }
  | {
      kind: 'signed';
      /** Null, like a missing token, lets nobody in. */
      spaceId: number | null;
      previewToken: string | null;
    };

/** What of a vendor's space must be set for its editor's signatures, by the variables' names; empty where all of it is. */
export function missingForDrafts(content: { spaceId: number | null; previewToken: string | null }): string[] {
  return [
    ...(content.spaceId === null ? ['CONTENT_SPACE_ID'] : []),
    ...(content.previewToken === null ? ['CONTENT_PREVIEW_TOKEN'] : []),
  ];
}

/** How long a signature counts, and how far the editor's clock may be ahead of ours, in seconds. */
const tokenMaxAgeSeconds = 3_600;
const clockSkewSeconds = 60;

/**
 * Whether a request for `url` may see drafts (docs/reference/routes.md#drafts): its query has `_storyblok`, and where
 * drafts are signed a
 * `_storyblok_tk` of this space whose token is the SHA-1 of `space id:preview token:timestamp`
 * (docs/reference/routes.md#drafts).
 */
export function maySeeDrafts(access: DraftAccess, url: URL, now: Date): boolean {
  const query = url.searchParams;
  if (!query.has('_storyblok')) return false;
  if (access.kind === 'open') return true;
  const { spaceId, previewToken } = access;
  if (spaceId === null || !previewToken) return false;
  const [space, timestamp, token] = ['space_id', 'timestamp', 'token'].map((name) =>
    query.get(`_storyblok_tk[${name}]`),
  );
  if (space !== String(spaceId) || !timestamp || !/^\d{1,12}$/.test(timestamp) || !token) return false;
  const age = now.getTime() / 1000 - Number(timestamp);
  if (age > tokenMaxAgeSeconds || age < -clockSkewSeconds) return false;
  return equal(token, createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`).digest('hex'));
}

/** Compares in a time that does not show how much of the token is right. */
function equal(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
