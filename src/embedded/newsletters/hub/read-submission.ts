import { z } from 'zod';
import { maxEmailLength } from '#protocol/input-limits.ts';
import type { HubPostData } from '#protocol/newsletter/hub.ts';

/** How each field is called in a message. */
const labels: Record<keyof HubPostData, string> = {
  emailAddress: 'Email address',
  firstName: 'First name',
  lastName: 'Last name',
  zip: 'Zip code',
};

// Control characters would not be stored by PostgreSQL (NUL), and no name has one.
const line = (most: number) =>
  z
    .string('must be a text')
    .trim()
    .max(most, `must not be longer than ${most} characters`)
    .regex(/^\P{Cc}*$/u, 'must be one line of text');
const required = (most: number) => z.string('is missing').pipe(line(most)).pipe(z.string().min(1, 'is missing'));

const submissionShape = z.object({
  emailAddress: required(maxEmailLength).pipe(z.email('must be a whole address, such as name@example.com')),
  firstName: required(100),
  lastName: required(100),
  zip: z.string('must be a text').pipe(line(20)).default(''),
}) satisfies z.ZodType<HubPostData>;

export type ReadSubmission = { data: HubPostData } | { message: string };

/**
 * Reads a submission, within `PostData` or bare. Answers what is wrong in sentences that name each field, when something
 * is; the message can be shown as it is.
 */
export function readSubmission(body: unknown): ReadSubmission {
  const isWrapped = typeof body === 'object' && body !== null && 'PostData' in body;
  const result = submissionShape.safeParse(isWrapped ? body.PostData : body);
  if (result.success) return { data: result.data };
  const sentences = result.error.issues.map(({ path, message }) => {
    const label = labels[path[0] as keyof HubPostData];
    return label ? `${label} ${message}.` : 'PostData must be a JSON object.';
  });
  return { message: [...new Set(sentences)].join(' ') };
}
