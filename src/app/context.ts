import { createContext } from 'react-router';
import type { CommerceClient } from '#clients/commerce/commerce-client.ts';
import type { ContentClient } from '#clients/content/content-client.ts';

/** What a card for link previews shows. Colours are `#rrggbb`; the picture is an address on this site. */
export type PreviewCard = {
  title: string;
  place: string;
  picture: string | null;
  colours: { background: string; text: string; accent: string };
};

/** What the pages need of the outside: made once by the server, given to every request. */
export type Site = {
  content: ContentClient;
  commerce: CommerceClient;
  /** The address visitors use, without a trailing slash. Canonical links are built from it, never from the Host header. */
  publicUrl: string;
  /** Draws a card for link previews, 1200 × 630 pixels, as PNG. */
  drawPreview: (card: PreviewCard) => Promise<Uint8Array>;
  development: boolean;
  /** `production`, or the name of a rehearsal. */
  environment: string;
  /** The site's own version. */
  version: string;
  /** Whether a request for this address may see drafts (spec §6). In development every page does. */
  mayShowDraft: (url: URL) => boolean;
  /** Whether `/catalogue` exists: every section in every state. */
  catalogue: boolean;
  log: (level: 'info' | 'warn' | 'error', event: string, details: Record<string, unknown>) => void;
};

/** What is true of one request. */
export type Visit = {
  version: 'draft' | 'published';
  market: { country: 'US' | 'CA'; language: 'EN' };
  now: Date;
  /** The page that led here, as the browser says it. */
  referrer: string | null;
};

export const siteContext = createContext<Site>();
export const visitContext = createContext<Visit>();
