import { z } from 'zod';
import { fieldErrors, readJson } from './request-body.ts';

const date = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'is not a date');

const story = z.object({
  name: z.string().trim().min(1, 'cannot be blank').optional(),
  slug: z
    .string()
    .regex(/^[^\s/?#%]+$/, 'may not have slashes, spaces or any of ?#%')
    .refine((slug) => slug !== '.' && slug !== '..', 'may not be dots alone')
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

const yes = z.union([z.literal(1), z.literal('1'), z.literal(true), z.literal('true')]);
const request = z.object({
  story,
  publish: yes.optional(),
  /** Overwrites what somebody else has saved meanwhile. */
  force_update: yes.optional(),
  /** Publishes although the content does not fit its components. */
  force_publish: yes.optional(),
  /** Sends visitors from the former addresses to the new ones. */
  redirect: yes.optional(),
  /** The version of the story that was changed. */
  lock_version: z.coerce.number().int().optional(),
});

/** The fields of a story that may be written. */
export type StoryInput = z.infer<typeof story>;

export type StoryRequest = {
  story: StoryInput;
  publish: boolean;
  forcePublish: boolean;
  redirect: boolean;
  /** Null where the story is to be overwritten whatever it is now. */
  lockVersion: number | null;
};

/**
 * Reads the body of a `POST` or `PUT`; what is beside the story may stand in the query as well. Fields beyond those above,
 * which the vendor's clients send back as they got them, are let go. Throws 400 for what is no JSON, and 422 in the vendor's
 * shape, `{field: [problem]}`.
 */
export async function readStoryRequest(body: Request): Promise<StoryRequest> {
  const json = await readJson(body);
  const given: Record<string, unknown> = {
    ...Object.fromEntries(new URL(body.url).searchParams),
    ...(isRecord(json) ? json : {}),
  };
  // `0` and `false` mean the same as nothing.
  for (const flag of ['publish', 'force_update', 'force_publish', 'redirect']) {
    if (isNo(given[flag])) delete given[flag];
  }
  const read = request.safeParse(given);
  if (!read.success) {
    const issues = read.error.issues.map(({ path, message }) => ({
      path: path[0] === 'story' ? path.slice(1) : path,
      message,
    }));
    throw fieldErrors('The story is not valid', 'story', issues);
  }
  const { data } = read;
  return {
    story: data.story,
    publish: data.publish !== undefined,
    forcePublish: data.force_publish !== undefined,
    redirect: data.redirect !== undefined,
    lockVersion: data.force_update === undefined ? (data.lock_version ?? null) : null,
  };
}

function isNo(flag: unknown): boolean {
  return !flag || flag === '0' || flag === 'false';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}
