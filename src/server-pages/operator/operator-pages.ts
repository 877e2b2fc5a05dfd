import type { Money } from '#protocol/money.ts';
import type { TrackingData } from '../shell/tracking-data.ts';

/** The parts of the operator's pages, each below `/operator/<part>`; the first of a menu is where `/operator` leads. */
export type OperatorMenu = readonly OperatorPart[];
export type OperatorPart = 'orders' | 'reservations' | 'inbox' | 'mail';

/** The operator's pages: each takes the menu and what it shows, and returns a document. */
export type OperatorPages = {
  orders: (menu: OperatorMenu, orders: OrderListData) => string;
  order: (menu: OperatorMenu, order: OrderData) => string;
  packingSlip: (menu: OperatorMenu, slip: PackingSlipData) => string;
  reservations: (menu: OperatorMenu, day: DayListData) => string;
  inbox: (menu: OperatorMenu, inbox: InboxData) => string;
  submission: (menu: OperatorMenu, submission: SubmissionData) => string;
  mails: (menu: OperatorMenu, mails: MailListData) => string;
  mail: (menu: OperatorMenu, mail: MailData) => string;
  confirmation: (menu: OperatorMenu, confirmation: ConfirmationData) => string;
};

/** A search above a list: words, and what else narrows it. */
export type SearchData = {
  action: string;
  search: string;
  selects: { name: string; label: string; value: string; options: Record<string, string> }[];
};

export type OrderListData = {
  orders: { number: number; placedAt: string; email: string; label: string; payment: string; total: Money }[];
  /** Null where these are the oldest. */
  older: string | null;
};

export type OrderData = {
  number: number;
  /** Why the last try to change it was refused, and what was typed for it. */
  problem: string | null;
  typed: TypedForm | null;
  label: string;
  payment: string;
  placedAt: string;
  /** The buyer: their name, where they gave one, and email. */
  buyerLines: string[];
  addressLines: string[];
  /** The first day on which it may arrive, and the one to send it on, in words; null where any will do. */
  deliverFrom: string | null;
  note: string;
  lines: { title: string; details: string; quantity: number; since: string; cost: Money }[];
  costs: { name: string; amount: Money }[];
  events: { at: string; label: string; message: string | null }[];
  tracking: TrackingData[];
  actions: OrderActions;
};

/** A form that was refused: what it would have done, and its fields as they were sent. */
export type TypedForm = { action: string; values: Readonly<Record<string, string>> };

export type PackingSlipData = {
  number: number;
  placedAt: string;
  /** Why nothing may be sent. */
  warning: string | null;
  addressLines: string[];
  delivery: string;
  /** The first day on which it may arrive, and the one to send it on, in words; null where any will do. */
  deliverFrom: string | null;
  /** With its line breaks. */
  note: string;
  /** `each` is null in a gift, which names no price. */
  lines: { title: string; details: string; quantity: number; isWrapped: boolean; each: Money | null }[];
};

/** What can be done to an order now; null and false are what cannot. */
export type OrderActions = {
  fulfil: OrderPieces[] | null;
  ship: boolean;
  deliver: boolean;
  statuses: Option[];
  /** `most` is what all of the pieces and the delivery come to. */
  refund: { pieces: OrderPieces[]; most: Money } | null;
  restock: OrderPieces[] | null;
  /** The reasons to choose from. */
  cancel: Option[] | null;
};

export type Option = { value: string; name: string };

/** A line of an order by its place, from 1 on, and how many pieces of it something can be done to. */
export type OrderPieces = { line: number; title: string; available: number };

/** The reservations of a day, as the staff at the door reads them. */
export type DayListData = {
  action: string;
  /** `2026-12-03`, and in words. */
  day: string;
  dayName: string;
  /** The venues and events to choose from, and which one is chosen; `''` is all. */
  places: Option[];
  place: string;
  groups: { title: string; guests: number; reservations: DayReservation[] }[];
  previous: string;
  next: string;
};

export type DayReservation = {
  id: string;
  reference: string;
  time: string;
  /** `4 guests`, `2 tickets`. */
  party: string;
  name: string;
  email: string;
  phone: string;
  note: string;
  /** `Arrived`, `Cancelled`; `''` for who is awaited. */
  status: string;
  /** What can be noted; null once it is cancelled. */
  actions: { arrived: string; hasArrived: boolean; cancel: string | null } | null;
};

export type InboxData = {
  search: SearchData;
  isSearch: boolean;
  submissions: {
    id: string;
    reference: string;
    name: string;
    email: string;
    form: string;
    kind: string;
    isChallengeSolved: boolean;
    receivedAt: string;
  }[];
  newest: string | null;
  older: string | null;
  /** Of all that was found. */
  exportPath: string;
  deletePath: string;
};

export type SubmissionData = {
  id: string;
  reference: string;
  form: string;
  kind: string;
  path: string;
  /** Whether the path stays on this site. */
  isPathOurs: boolean;
  receivedAt: string;
  from: string;
  recipients: string;
  isChallengeSolved: boolean;
  fields: { label: string; value: string }[];
  files: { id: string; name: string; size: string }[];
  mails: { id: string; name: string; recipient: string; state: MailStateData }[];
};

/** What became of a mail: its state, since or until when, and the last error. */
export type MailStateData = { name: string; preposition: string; at: string | null; error: string | null };

export type MailListData = {
  search: SearchData;
  isSearch: boolean;
  mails: { id: string; subject: string; recipient: string; createdAt: string; state: MailStateData }[];
  newest: string | null;
  older: string | null;
};

export type MailData = {
  id: string;
  subject: string;
  recipient: string;
  replyTo: string | null;
  createdAt: string;
  state: MailStateData;
  attempts: number;
  triedAt: string | null;
  canRetry: boolean;
  text: string;
  hasHtml: boolean;
  submissionId: string | null;
};

/** The step between wanting to do something that cannot be taken back, and doing it. */
export type ConfirmationData = {
  title: string;
  part: OperatorPart;
  /** The page's heading, as a question: 'Delete this mail?' */
  question: string;
  /** What exactly is done, such as the amounts of a refund. */
  facts?: { name: string; lines: string[] }[];
  /** What goes with it, and that it cannot be undone. */
  consequences: string;
  /** What the button says: 'Delete the mail'. */
  button: string;
  /** Where the form is posted, and what it carries. */
  action: string;
  fields?: Record<string, string>;
  /** The way back, and what it is called: 'Keep'. */
  back: string;
  keep: string;
};

/** Where `/operator` leads. */
export function operatorHome([first = 'mail']: OperatorMenu): string {
  return `/operator/${first}`;
}
