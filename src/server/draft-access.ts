import { createHash, timingSafeEqual } from 'node:crypto';
import { embeddedSpaceId } from '#protocol/storyblok/embedded-space.ts';

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

/** What of the configuration says who sees drafts. */
type DraftSettings = {
  draftAccess: 'open' | 'signed';
  content: { from: 'vendor' | 'embedded'; spaceId: number | null; previewToken: string | null };
};

/** Who may see the drafts of an installation; `embeddedToken` signs those of the embedded content service. */
export function draftAccess({ content, draftAccess: kind }: DraftSettings, embeddedToken: string): DraftAccess {
  if (kind === 'open') return { kind };
  const isEmbedded = content.from === 'embedded';
  return {
    kind,
    spaceId: content.spaceId ?? (isEmbedded ? embeddedSpaceId : null),
    previewToken: content.previewToken ?? (isEmbedded ? embeddedToken : null),
  };
}

/** The query by which an editor of the embedded content service sees a draft, signed now, without `?`. */
export function draftQuery(access: DraftAccess, now: Date): string {
  const query = new URLSearchParams({ _storyblok: '1' });
  if (access.kind === 'signed' && access.spaceId !== null && access.previewToken) {
    const timestamp = String(Math.floor(now.getTime() / 1000));
    query.set('_storyblok_tk[space_id]', String(access.spaceId));
    query.set('_storyblok_tk[timestamp]', timestamp);
    query.set('_storyblok_tk[token]', signature(access.spaceId, access.previewToken, timestamp));
  }
  return query.toString();
}

function signature(spaceId: number, previewToken: string, timestamp: string): string {
  return createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`).digest('hex');
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
  return equal(token, signature(spaceId, previewToken, timestamp));
}

/** Compares in a time that does not show how much of the token is right. */
function equal(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
