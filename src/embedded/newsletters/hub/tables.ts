/** The tables of the embedded newsletter hub. */
export type HubTables = {
  newsletter_hub_form: { id: string; name: string };
  newsletter_hub_member: HubMemberRow;
};

export type HubMemberRow = {
  form_id: string;
  /** The lower-cased address: with the form, the key. */
  email_key: string;
  email_address: string;
  first_name: string;
  last_name: string;
  zip: string;
  /** ISO 8601, UTC. */
  created_at: string;
};
