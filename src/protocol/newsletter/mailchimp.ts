/** The part of Mailchimp's Marketing API 3.0 that the site uses and the embedded service answers. */

/** `cleaned` is an address that bounced; `archived` is a member that was deleted but whose record remains. */
export type MailchimpStatus = 'subscribed' | 'unsubscribed' | 'cleaned' | 'pending' | 'archived';

export type MailchimpLink = { rel: string; href: string; method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' };

/** A list member. Times are ISO 8601 with the offset `+00:00`; one that never came is the empty string. */
export type MailchimpMember = {
  /** The subscriber hash: MD5 of the lower-cased address, in hexadecimal. */
  id: string;
  email_address: string;
  unique_email_id: string;
  contact_id: string;
  web_id: number;
  email_type: 'html' | 'text';
  status: MailchimpStatus;
  merge_fields: Record<string, unknown>;
  ip_signup: string;
  timestamp_signup: string;
  ip_opt: string;
  timestamp_opt: string;
  member_rating: number;
  last_changed: string;
  language: string;
  vip: boolean;
  source: string;
  tags_count: number;
  tags: { id: number; name: string }[];
  list_id: string;
  _links: MailchimpLink[];
};

export type MailchimpMembers = {
  members: MailchimpMember[];
  list_id: string;
  total_items: number;
  _links: MailchimpLink[];
};

export type MailchimpList = {
  id: string;
  web_id: number;
  name: string;
  date_created: string;
  /** Whether a new member is asked by mail to confirm. A client that posts members reads it and posts them as `pending`. */
  double_optin: boolean;
  stats: { member_count: number; unsubscribe_count: number; cleaned_count: number };
  _links: MailchimpLink[];
};

export type MailchimpLists = { lists: MailchimpList[]; total_items: number; _links: MailchimpLink[] };

/** What is wrong with one field of a request. */
export type MailchimpFieldError = { field: string; message: string };

/** Every error is a problem document (RFC 7807), sent as `application/problem+json`. */
export type MailchimpProblem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** Names this one occurrence. */
  instance: string;
  errors?: MailchimpFieldError[];
};
