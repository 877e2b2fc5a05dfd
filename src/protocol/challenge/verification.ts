import * as z from 'zod/mini';

/** The answer of `POST /verify`, the vendor's and ours. */
export type VerifyAnswer = { ok: boolean; message?: string | undefined };

export const verifyAnswerShape = z.looseObject({ ok: z.boolean(), message: z.optional(z.string()) });

/** Why the embedded service refuses a solution: the `message` of its answer. A vendor has words of its own. */
export type Refusal =
  /** It is no solved challenge at all. */
  | 'malformed'
  /** The signature is not ours, or what was signed has been changed. */
  | 'forged'
  | 'expired'
  /** The challenge was asked for by a page of another host. */
  | 'wrong host'
  | 'wrong solution'
  | 'already used';
