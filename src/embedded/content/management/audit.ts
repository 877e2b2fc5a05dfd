import type { Context, MiddlewareHandler } from 'hono';
import type { ContentContext } from '../content-context.ts';
import { actorOf } from './actor.ts';

const key = 'audit';
const verbs: Record<string, string> = { POST: 'created', PUT: 'changed', PATCH: 'changed', DELETE: 'deleted' };
/** Who has a story open, and what is asked about a content, changes nothing that is kept. */
const keepsNothing = /\/(presence|presence\/[^/]+|publish_check)$/;

/** Says what a request has done, where its method and address do not; null where the story's versions say it already. */
export function setAudit(c: Context, entry: { action: string; detail: string } | null): void {
  c.set(key, entry);
}

/** Notes every write that succeeds: who, what, and of which story, file or other thing. */
export function auditWrites(
  { note, report }: Pick<ContentContext, 'note' | 'report'>,
  base: string,
): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.ok) return;
    const said = c.get(key) as { action: string; detail: string } | null | undefined;
    const entry = said === undefined ? await entryOf(c, base) : said;
    if (!entry) return;
    const { name } = actorOf(c);
    // What was written stays written when the log cannot be.
    await note(name ?? 'management token', entry.action, entry.detail).catch((error: unknown) =>
      report('A change of content could not be noted in the log.', error),
    );
  };
}

async function entryOf(c: Context, base: string): Promise<{ action: string; detail: string } | null> {
  const verb = verbs[c.req.method];
  if (verb === undefined || keepsNothing.test(c.req.path)) return null;
  const [collection = '', ...rest] = c.req.path
    .slice(base.replace(':space', c.req.param('space') ?? '').length + 1)
    .split('/');
  const step = [collection, ...rest].findLast((part) => !/^\d+$/.test(part));
  const answer: unknown = await c.res
    .clone()
    .json()
    .catch(() => null);
  const detail = nameIn(answer) ?? rest.find((part) => /^\d+$/.test(part)) ?? '';
  const one = collection.replace(/ies$/, 'y').replace(/s$/, '');
  return { action: step === collection ? `${one}_${verb}` : `${one}_${step}`, detail };
}

/** What an answer calls the thing that was written: its address, its name, or its number. */
function nameIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  for (const field of ['full_slug', 'name', 'filename', 'public_url', 'ids', 'story_id', 'id']) {
    if (field in answer) return String(Reflect.get(answer, field));
  }
  return nameIn(Object.values(answer)[0]);
}
