import type { z } from 'zod';
import { ApiError } from '../api-error.ts';

/** The JSON of a request. Throws 400 for what is none. */
export async function readJson(request: Request): Promise<unknown> {
  return request.json().catch(() => {
    throw new ApiError(400, 'The body is not JSON');
  });
}

/**
 * Reads the object `name` of a body, `{component: {…}}`. Throws 400 for what is no JSON, and 422 in the vendor's shape,
 * `{field: [problem]}`.
 */
export async function readObject<Schema extends z.ZodType>(
  request: Request,
  name: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = await readJson(request);
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  const read = schema.safeParse(given);
  if (!read.success) throw fieldErrors(`The ${name} is not valid`, name, read.error.issues);
  return read.data;
}

/** 422 with every problem by its field; `whole` names what is at error as a whole. */
export function fieldErrors(
  message: string,
  whole: string,
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): ApiError {
  const problems: Record<string, string[]> = {};
  for (const { path, message: problem } of issues) {
    const field = path.map(String).join('.') || whole;
    problems[field] = [...(problems[field] ?? []), problem];
  }
  return new ApiError(422, message, problems);
}
