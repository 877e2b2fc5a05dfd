import { z } from 'zod';
import { maxEmailLength } from '#protocol/input-limits.ts';
import type { MailchimpFieldError, MailchimpStatus } from '#protocol/newsletter/mailchimp.ts';
import { invalidResource, notJson } from './problem.ts';

/** The parts of a member that a request may change; undefined leaves one as it is. */
export type MemberChanges = {
  status?: MailchimpStatus | undefined;
  email_type?: 'html' | 'text' | undefined;
  merge_fields?: Record<string, unknown> | undefined;
  language?: string | undefined;
};

const email = z
  .string()
  .trim()
  .max(maxEmailLength, `must not be longer than ${maxEmailLength} characters`)
  .pipe(z.email('invalid'));
const startStatus = z.enum(['subscribed', 'unsubscribed', 'cleaned', 'pending']);
const anyStatus = z.enum([...startStatus.options, 'archived']);
const details = {
  email_type: z.enum(['html', 'text']).optional(),
  merge_fields: z.record(z.string().max(50), z.unknown()).optional(),
  language: z
    .string()
    .regex(/^([a-z]{2,3}(_[A-Z]{2})?)?$/, 'must be a language code')
    .optional(),
};

const newMember = z.object({ email_address: email, status: startStatus, ...details });
const memberUpdate = z.object({ email_address: email.optional(), status: anyStatus.optional(), ...details });
const memberUpsert = memberUpdate.extend({ status_if_new: startStatus.optional() });

/** Reads the body of `POST …/members`. Throws 400, naming each field that is missing or wrong. */
export const readNewMember = (request: Request) => readBody(request, newMember);
/** Reads the body of `PATCH …/members/{hash}`. Throws 400. */
export const readMemberUpdate = (request: Request) => readBody(request, memberUpdate);
/** Reads the body of `PUT …/members/{hash}`. Throws 400. */
export const readMemberUpsert = (request: Request) => readBody(request, memberUpsert);

async function readBody<Shape extends z.ZodType>(request: Request, shape: Shape): Promise<z.infer<Shape>> {
  const body = parseJson(await request.text());
  const result = shape.safeParse(body);
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => fieldError(issue, body));
  // What is wrong with an address alone is said in the vendor's own sentence, which a form can show.
  const isAddressAlone = errors.every((error) => error.message === invalidAddress.message);
  throw invalidResource(errors, isAddressAlone ? invalidAddress.message : undefined);
}

const invalidAddress = { field: 'email_address', message: 'Please provide a valid email address.' };

function fieldError(issue: z.core.$ZodIssue, body: unknown): MailchimpFieldError {
  const field = String(issue.path[0] ?? '');
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (!isObject) return { field, message: 'The body must be a JSON object.' };
  if (!Object.hasOwn(body, field)) return { field, message: `Required fields were not provided: ${field}` };
  return field === 'email_address' ? invalidAddress : { field, message: issue.message };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}
