import { randomUUID } from 'node:crypto';
import type { MailchimpFieldError, MailchimpProblem } from '#protocol/newsletter/mailchimp.ts';

type Problem = Pick<MailchimpProblem, 'title' | 'status' | 'detail'> & { errors?: MailchimpFieldError[] };

/** An error of the API; thrown, it becomes the answer. Titles and details are the vendor's published ones. */
export class ProblemError extends Error {
  readonly problem: Problem;
  readonly headers: Record<string, string>;

  constructor(problem: Problem, headers: Record<string, string> = {}) {
    super(`${problem.title}: ${problem.detail}`);
    this.name = 'ProblemError';
    this.problem = problem;
    this.headers = headers;
  }

  response(): Response {
    const { title, status, detail, errors } = this.problem;
    const instance = randomUUID();
    const document: MailchimpProblem = {
      type: 'https://mailchimp.com/developer/marketing/docs/errors/',
      title,
      status,
      detail,
      instance,
      ...(errors && { errors }),
    };
    const headers = { 'Content-Type': 'application/problem+json; charset=utf-8', 'X-Request-Id': instance };
    return new Response(JSON.stringify(document), { status, headers: { ...headers, ...this.headers } });
  }
}

export function keyMissing(): ProblemError {
  const detail = 'Your request did not include an API key.';
  return new ProblemError({ title: 'API Key Missing', status: 401, detail }, challenge);
}

export function keyInvalid(): ProblemError {
  const detail = "Your API key may be invalid, or you've attempted to access the wrong datacenter.";
  return new ProblemError({ title: 'API Key Invalid', status: 401, detail }, challenge);
}

const challenge = { 'WWW-Authenticate': 'Basic realm="Mailchimp"' };

export function notFound(): ProblemError {
  const detail = 'The requested resource could not be found.';
  return new ProblemError({ title: 'Resource Not Found', status: 404, detail });
}

export function methodNotAllowed(allowed: string): ProblemError {
  const detail =
    "The requested method and resource are not compatible. See the Allow header for this resource's available methods.";
  return new ProblemError({ title: 'Method Not Allowed', status: 405, detail }, { Allow: allowed });
}

export function notRemovable(): ProblemError {
  const detail = 'This list member cannot be removed. Please contact support.';
  return new ProblemError({ title: 'Method Not Allowed', status: 405, detail }, { Allow: 'GET, PUT, PATCH' });
}

export function tooLarge(): ProblemError {
  const detail = 'The request is larger than 100 kB.';
  return new ProblemError({ title: 'Request Entity Too Large', status: 413, detail }, { Connection: 'close' });
}

export function notJson(): ProblemError {
  const detail = 'We encountered an unspecified JSON parsing error.';
  return new ProblemError({ title: 'JSON Parse Error', status: 400, detail });
}

/** `detail` is the general sentence unless given; every error names its field. */
export function invalidResource(errors: MailchimpFieldError[], detail?: string): ProblemError {
  const general = "The resource submitted could not be validated. For field-specific details, see the 'errors' array.";
  return new ProblemError({ title: 'Invalid Resource', status: 400, detail: detail ?? general, errors });
}

export function memberExists(email: string): ProblemError {
  const detail = `${email} is already a list member. Use PUT to insert or update list members.`;
  return new ProblemError({ title: 'Member Exists', status: 400, detail });
}

export function inComplianceState(email: string): ProblemError {
  const reason = 'is in a compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed.';
  return new ProblemError({ title: 'Member In Compliance State', status: 400, detail: `${email} ${reason}` });
}
