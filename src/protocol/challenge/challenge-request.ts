import * as z from 'zod/mini';

/** What a browser posts for a challenge. The vendor's newer package adds its `version` and the `token` of its session. */
export type ChallengeRequest = {
  publicKey: string;
  hostname: string;
  version?: string | undefined;
  token?: string | undefined;
};

/** A wrong request: the field and what it must be. `field` is null when the body itself is wrong. */
export type RequestProblem = { message: string; field: string | null };

const keyProblem = 'must be a text of 1 to 200 characters';
const hostnameProblem = 'must be the name of a host, without a port';

const requestShape = z.object({
  publicKey: z.string(keyProblem).check(z.minLength(1, keyProblem), z.maxLength(200, keyProblem)),
  // A name, an IPv4 address, or an IPv6 address in brackets, as `location.hostname` says it.
  hostname: z
    .string(hostnameProblem)
    .check(z.regex(/^([\w.-]+|\[[\da-f:.]+\])$/i, hostnameProblem), z.maxLength(253, hostnameProblem)),
  version: z.optional(z.string('must be a text').check(z.maxLength(50, 'must be at most 50 characters'))),
  token: z.optional(z.string('must be a text').check(z.maxLength(4_000, 'must be at most 4000 characters'))),
});

/** Reads the body of a request for a challenge from its text, whatever its content type says. */
export function readChallengeRequest(
  text: string,
): { ok: true; request: ChallengeRequest } | { ok: false; problem: RequestProblem } {
  const body = parseJsonObject(text);
  if (body === null) return { ok: false, problem: { message: 'The body is not a JSON object.', field: null } };
  const read = requestShape.safeParse(body);
  if (read.success) return { ok: true, request: read.data };
  const [issue] = read.error.issues;
  const field = String(issue?.path[0] ?? '');
  return { ok: false, problem: { message: `${field}: ${issue?.message ?? 'is wrong'}`, field } };
}

/** The JSON object that a text holds; null when it holds none. */
export function parseJsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
