/** The tables of customers. A token that opens something is stored as its SHA-256 alone, in hexadecimal. */
export type CustomerTables = {
  commerce_customer: CustomerTable;
  commerce_customer_token: CustomerTokenTable;
  commerce_customer_link: CustomerLinkTable;
  /** Recoveries asked for and not yet answered, for known and unknown addresses alike. */
  commerce_customer_recovery: { id: string; email: string; created_at: string };
  commerce_customer_address: CustomerAddressTable;
  commerce_customer_erasure: CustomerErasureTable;
};

export type CustomerTable = {
  id: number;
  /** Trimmed and in lower case; null once the customer was erased. */
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  accepts_marketing: number;
  /** Argon2id in its own text form; null for someone who was invited and has not chosen a password. */
  password_hash: string | null;
  disabled: number;
  /** When the address was confirmed by its mailed link; until then guest orders with it are not shown. */
  verified_at: string | null;
  default_address_id: number | null;
  created_at: string;
  updated_at: string;
};

export type CustomerTokenTable = {
  token_hash: string;
  customer_id: number;
  created_at: string;
  expires_at: string;
};

export type CustomerLinkTable = {
  token_hash: string;
  customer_id: number;
  kind: CustomerLinkKind;
  /** The address it was mailed to: it proves nothing of another one. */
  email: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

/** What a mailed link does: choose a new password, choose the first one, confirm the address. */
export type CustomerLinkKind = 'reset' | 'activate' | 'confirm';

export type CustomerAddressTable = {
  id: number;
  customer_id: number;
  first_name: string | null;
  last_name: string | null;
  company: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  province_code: string | null;
  country_code: string | null;
  zip: string | null;
  phone: string | null;
  created_at: string;
};

export type CustomerErasureTable = {
  customer_id: number;
  requested_at: string;
  /** When it may be carried out. */
  due_at: string;
  erased_at: string | null;
};
