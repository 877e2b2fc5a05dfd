import { createContext } from 'react-router';
import type { PlacesLeft, StreetMapStyle } from '#blocks/contract/resolve-context.ts';
import type { RatesClient } from '#clients/booking/rates-client.ts';
import type { ChallengeClient } from '#clients/challenge/challenge-client.ts';
import type { AccountClient } from '#clients/commerce/account-client.ts';
import type { CommerceClient } from '#clients/commerce/commerce-client.ts';
import type { ConfirmClient } from '#clients/commerce/confirm-client.ts';
import type { CustomerClient } from '#clients/commerce/customer-client.ts';
import type { CustomerFacts } from '#clients/commerce/customer-facts.ts';
import type { OrderFinder } from '#clients/commerce/order-finder.ts';
import type { ContentClient } from '#clients/content/content-client.ts';
import type { HubClient } from '#clients/newsletter/hub-client.ts';
import type { MailchimpClient } from '#clients/newsletter/mailchimp-client.ts';
import type { Market } from '#protocol/shopify/market.ts';
import type { TicketPrice } from '#protocol/ticket-price.ts';

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
  /** Says when the page that is being made would be another one without any change; null is never. */
  changesAt: (at: Date | null) => void;
  /** Who a customer is: logging in and out, registering, passwords. */
  customers: CustomerClient;
  /** What belongs to a customer: addresses, orders. */
  accounts: AccountClient;
  /** What is known of customers beyond their account, stored as metafields; null where no Admin token is configured. */
  customerFacts: CustomerFacts | null;
  /** Confirms addresses; null at a vendor's shop, which does so on pages of its own. */
  confirmations: ConfirmClient | null;
  /** Finds orders without an account; null at a vendor's shop, whose API does not. */
  findOrder: OrderFinder | null;
  /** What rooms cost for a stay, where the hotels' booking engines say it. */
  booking: RatesClient;
  /** Which cart belongs to which customer, by the commerce service's ids. */
  customerCarts: {
    find: (customerId: string) => Promise<string | null>;
    ownerOf: (cartId: string) => Promise<string | null>;
    remember: (customerId: string, cartId: string, now: Date) => Promise<void>;
    forget: (customerId: string) => Promise<void>;
  };
  /**
   * Counts a try at logging in, registering, resetting a password, confirming an address or finding an order; seconds to
   * wait when there were too many, else null.
   */
  countLogin: (kind: LoginKind, visitor: string, email: string) => Promise<number | null>;
  /** The newsletter's two providers (docs/reference/newsletters.md#providers). */
  newsletter: { mailchimp: MailchimpClient; hub: HubClient };
  /** The bot challenge (docs/reference/forms.md#bot-challenge). */
  challenge: ChallengeClient & { publicKey: string };
  forms: FormDefences;
  inbox: Inbox;
  reservations: Reservations;
  /** How many tickets of an event are left on some days, for stored pages. */
  placesLeft: PlacesLeft;
  /**
   * The address visitors use, without a trailing slash. Canonical links are built from it, never from the Host header.
   */
  publicUrl: string;
  /** Draws a card for link previews, 1200 × 630 pixels, as PNG. */
  drawPreview: (card: PreviewCard) => Promise<Uint8Array>;
  development: boolean;
  /** `production`, or the name of a rehearsal. */
  environment: string;
  /** The site's own version. */
  version: string;
  /**
   * Whether a request for this address may see drafts (docs/reference/routes.md#drafts). In development every page
   * does.
   */
  mayShowDraft: (url: URL) => boolean;
  /** Origins of the content service's editor, beside this site's own: it may frame drafts. */
  editorOrigins: string[];
  /** Whether `/catalogue` exists: every section in every state. */
  catalogue: boolean;
  /** The street map that guides offer; null where none is configured, or its style cannot be read now. */
  streetMap: () => Promise<StreetMapStyle | null>;
  log: (level: 'info' | 'warn' | 'error', event: string, details: Record<string, unknown>) => void;
};

/** What keeps programs from sending forms, beside the bot challenge. */
export type FormDefences = {
  /** Signed timestamps that forms carry. */
  tokens: {
    issue: (now: Date) => string;
    check: (token: string, now: Date) => 'valid' | 'early' | 'expired' | 'forged';
  };
  limit: {
    /** Counts an accepted form of this visitor; seconds to wait where there were too many, else null. */
    accept: (visitor: string) => Promise<number | null>;
    noteRefusal: (visitor: string) => void;
    /** Whether so many forms of this visitor were refused that the next is answered before anything of it is read. */
    isFlooding: (visitor: string) => boolean;
  };
};

/** Something sold out: the variant's number, its product's handle, and what both are called. */
type AwaitedVariant = { variant: string; handle: string; title: string };

/** A form as it goes to the hotel. */
export type NewSubmission = {
  kind: 'contact' | 'events' | 'careers' | 'souvenirs';
  /** The form's name as the visitor saw it, and the path of its page. */
  form: string;
  path: string;
  /** Names the recipients in the configuration. */
  recipientKey: string;
  /** Slugs that name recipients more closely, the closest first: a topic, a hotel. */
  routing: string[];
  name: string | null;
  email: string;
  /** What was filled in, in the order of the form. */
  fields: { name: string; label: string; value: string }[];
  challenge: 'solved' | 'unchallenged';
  /** The same key twice is one submission. */
  dedupeKey: string;
  fileIds: string[];
  /** Another way to the same people, for the confirmation. */
  phone: string | null;
  contactEmail: string | null;
  /** What is sold out and waited for: the sender gets one mail when it is back. */
  awaited?: AwaitedVariant | null;
};

/** A file at the server. `type` is its MIME type, found in its content; `size` in bytes. */
export type StoredFile = { id: string; name: string; type: string; size: number };

/** Where submissions and their files go. Every answer is given once it is durable. */
export type Inbox = {
  /**
   * Rejects with an error of the name `FileNotPending` when one of its files does not wait for a submission any more.
   */
  submit: (submission: NewSubmission, now: Date) => Promise<{ reference: string; isNew: boolean }>;
  /** The submission with this reference; null when there is none. */
  find: (reference: string) => Promise<{ reference: string; path: string } | null>;
  startFile: (
    file: { name: string },
    now: Date,
  ) => Promise<{
    id: string;
    write: (chunk: Uint8Array) => Promise<void>;
    finish: (type: string) => Promise<StoredFile>;
    abort: () => Promise<void>;
  }>;
  /** A file that belongs to no submission yet; null when there is none. */
  pendingFile: (id: string) => Promise<StoredFile | null>;
  readFile: (id: string) => ReadableStream<Uint8Array>;
  /** Guests who wait for something sold out, by the key of the mailed link. */
  stockRequests: { find: (key: string) => Promise<AwaitedVariant | null>; cancel: (key: string) => Promise<void> };
};

/** A time at which a table or tickets can be reserved (src/blocks/reservations/reservable-time.ts). */
type ReservableTime = {
  day: string;
  start: string;
  end: string | null;
  shown: string;
  slots: readonly string[];
  capacity: number;
};

/** A table or tickets that a guest asks for, checked already. */
export type NewReservation = TicketPrice & {
  kind: 'table' | 'ticket';
  /** The uuid of the venue's or event's story, what it is called, where it is, and the path of its page. */
  story: string;
  title: string;
  place: string;
  path: string;
  time: ReservableTime;
  party: number;
  name: string;
  email: string;
  phone: string;
  note: string;
  /** The same key twice is one reservation. */
  dedupeKey: string;
};

/** A reservation as its guest sees it. */
export type Reservation = TicketPrice & {
  id: string;
  reference: string;
  kind: 'table' | 'ticket';
  story: string;
  title: string;
  place: string;
  path: string;
  day: string;
  starts_at: string;
  ends_at: string | null;
  shown_time: string;
  slots: string[];
  party: number;
  name: string;
  email: string;
  phone: string;
  note: string;
  status: 'confirmed' | 'arrived' | 'cancelled';
  revision: number;
  created_at: string;
  changed_at: string | null;
  cancelled_at: string | null;
};

type NotEnough = { ok: false; problem: 'not_enough'; left: number };
type Closed = { ok: false; problem: 'closed'; status: Reservation['status'] };
type Changed = { ok: true; reservation: Reservation };

/** Tables and tickets. Every answer is given once it is durable; no place is given twice. */
export type Reservations = {
  reserve: (wanted: NewReservation, now: Date) => Promise<{ ok: true; key: string } | NotEnough>;
  /** How many places of each slot of a story are taken; a slot that nobody reserved is missing. */
  taken: (story: string, slots: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** The reservation of a mailed link's key; null when there is none. */
  find: (key: string) => Promise<Reservation | null>;
  change: (
    key: string,
    change: { time: ReservableTime; party: number },
    now: Date,
  ) => Promise<Changed | NotEnough | Closed | null>;
  cancel: (by: { key: string }, now: Date) => Promise<Changed | Closed | null>;
  /** Its calendar entry (RFC 5545). */
  calendar: (reservation: Reservation, key: string) => string;
};

/** What is counted apart: a guess at a password is not a wish for a new one. */
export type LoginKind = 'login' | 'register' | 'recover' | 'reset' | 'confirm' | 'order';

/** What is true of one request. */
export type RequestContext = {
  version: 'draft' | 'published';
  market: Market;
  now: Date;
  /** The page that led here, as the browser says it. */
  referrer: string | null;
};

export const siteContext = createContext<Site>();
/** The visitor's network address, as far as the proxies before the site can be trusted. */
export const addressContext = createContext<string>('unknown');
/** Names one request in the log and on the error page; made by the server. */
export const requestIdContext = createContext<string>('unknown');
export const requestContext = createContext<RequestContext>();
