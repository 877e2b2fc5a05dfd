import { z } from 'zod';
import { ApiError } from './api-error.ts';

const date = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'is not a date');

const story = z.object({
  name: z.string().trim().min(1, 'cannot be blank').optional(),
  slug: z
    .string()
    .regex(/^[^\s/?#%]+$/, 'may not have slashes, spaces or any of ?#%')
    .optional(),
  content: z.looseObject({ component: z.string().min(1, 'is missing') }).optional(),
  parent_id: z.int().min(0).nullable().optional(),
  group_id: z.string().min(1).optional(),
  is_folder: z.boolean().optional(),
  is_startpage: z.boolean().optional(),
  path: z.string().nullable().optional(),
  position: z.int().optional(),
  tag_list: z.array(z.string().trim().min(1)).optional(),
  sort_by_date: date.nullable().optional(),
  meta_data: z.record(z.string(), z.unknown()).nullable().optional(),
  first_published_at: date.nullable().optional(),
});

const request = z.object({ story, publish: z.union([z.literal(1), z.literal('1'), z.literal(true)]).optional() });

/** The fields of a story that may be written. */
export type StoryInput = z.infer<typeof story>;

/**
 * Reads the body of a `POST` or `PUT`. Fields beyond those above, which the vendor's clients send back as they got
 * them, are let go. Throws 400 for what is no JSON, and 422 in the vendor's shape, `{field: [problem]}`.
 */
export async function readStoryRequest(body: Request): Promise<{ story: StoryInput; publish: boolean }> {
  const json: unknown = await body.json().catch(() => {
    throw new ApiError(400, 'The body is not JSON');
  });
  // `publish: 0` and `false` mean the same as nothing.
  const given = isRecord(json) && !json.publish ? { ...json, publish: undefined } : json;
  const read = request.safeParse(given);
  if (read.success) return { story: read.data.story, publish: read.data.publish !== undefined };
  const problems: Record<string, string[]> = {};
  for (const issue of read.error.issues) {
    const field = (issue.path[0] === 'story' ? issue.path.slice(1) : issue.path).join('.') || 'story';
    problems[field] = [...(problems[field] ?? []), issue.message];
  }
  throw new ApiError(422, 'The story is not valid', problems);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}
