import type { MailchimpLink, MailchimpList, MailchimpMember } from '#protocol/newsletter/mailchimp.ts';
import type { ListRow, MemberRow } from './tables.ts';

/** Links of an answer, each `[rel, method, path]` below the API's root. */
export function links(publicUrl: string, ...entries: [string, MailchimpLink['method'], string][]): MailchimpLink[] {
  return entries.map(([rel, method, path]) => ({ rel, href: `${publicUrl}/3.0${path}`, method }));
}

/** A member as the API answers it. What this service does not keep (places, tags, ratings) has the vendor's empty value. */
export function wireMember(row: MemberRow, publicUrl: string): MailchimpMember {
  const { subscriber_hash: hash, list_id } = row;
  const members = `/lists/${list_id}/members`;
  return {
    id: hash,
    email_address: row.email_address,
    unique_email_id: hash.slice(0, 10),
    contact_id: hash,
    web_id: webId(hash),
    email_type: row.email_type,
    status: row.status,
    merge_fields: JSON.parse(row.merge_fields),
    ip_signup: '',
    timestamp_signup: wireTime(row.created_at),
    ip_opt: '',
    timestamp_opt: row.opted_in_at === null ? '' : wireTime(row.opted_in_at),
    member_rating: 2,
    last_changed: wireTime(row.last_changed),
    language: row.language,
    vip: false,
    source: 'API - Generic',
    tags_count: 0,
    tags: [],
    list_id,
    _links: links(
      publicUrl,
      ['self', 'GET', `${members}/${hash}`],
      ['parent', 'GET', members],
      ['update', 'PATCH', `${members}/${hash}`],
      ['upsert', 'PUT', `${members}/${hash}`],
      ['delete', 'DELETE', `${members}/${hash}`],
    ),
  };
}

/** How many members a list has, by status. */
export type MemberCounts = Partial<Record<MemberRow['status'], number>>;

/** A list as the API answers it. */
export function wireList(row: ListRow, counts: MemberCounts, publicUrl: string): MailchimpList {
  const path = `/lists/${row.id}`;
  return {
    id: row.id,
    web_id: webId(Buffer.from(row.id).toString('hex')),
    name: row.name,
    date_created: wireTime(row.created_at),
    double_optin: row.double_optin === 1,
    stats: {
      member_count: counts.subscribed ?? 0,
      unsubscribe_count: counts.unsubscribed ?? 0,
      cleaned_count: counts.cleaned ?? 0,
    },
    _links: links(publicUrl, ['self', 'GET', path], ['parent', 'GET', '/lists'], ['members', 'GET', `${path}/members`]),
  };
}

/** The vendor writes whole seconds and the offset. */
function wireTime(iso: string): string {
  return `${iso.slice(0, 19)}+00:00`;
}

/** A number that is always the same for one record. */
function webId(hexadecimal: string): number {
  return Number.parseInt(hexadecimal.slice(0, 8), 16);
}
