export const submissionKinds = ['contact', 'events', 'careers', 'souvenirs'] as const;
export const challengeStates = ['solved', 'unchallenged'] as const;

/** Something sold out that a guest waits for: a variant's number, its product's handle, and what both are called. */
export type AwaitedVariant = { variant: string; handle: string; title: string };

/** A form that a visitor sent, checked already. */
export type NewSubmission = {
  kind: (typeof submissionKinds)[number];
  /** Name of the form as the visitor saw it, from the site's content, and the path of its page. */
  form: string;
  path: string;
  /** Names the recipients in the configuration. */
  recipientKey: string;
  /** Slugs that name recipients more closely, the closest first: a topic, a hotel. */
  routing: string[];
  name: string | null;
  email: string;
  /** What was filled in, in the order of the form, as the operator reads it. */
  fields: { name: string; label: string; value: string }[];
  /** Whether the bot challenge was solved. */
  challenge: (typeof challengeStates)[number];
  /** The same key twice is the same submission: the second is answered with the first one's reference. */
  dedupeKey: string;
  /** Files that were finished and belong to no submission. */
  fileIds: string[];
  /** Another way to the same people, for the confirmation mail; from the site's content. */
  phone: string | null;
  contactEmail: string | null;
  /** What is sold out and waited for: the sender gets one mail when it is back. */
  awaited?: AwaitedVariant | null;
};
