import { createHash } from 'node:crypto';
import type { FormDefinition } from '#blocks/forms/form-fields.ts';
import { challengeField, spamTrapField } from '#blocks/forms/form-names.ts';
import type { FormAnswer, FormProblem } from '#blocks/forms/form-settings.ts';
import { validateForm } from '#blocks/forms/validate-form.server.ts';
import type { NewSubmission, RequestContext, Site } from '../context.ts';
import { checkChallenge } from './check-challenge.server.ts';
import { findForm } from './find-form.server.ts';
import { readSubmission } from './read-submission.server.ts';
import { missingFileErrors, type ReceivedFile, receiveFile, storedFile, storedFileId } from './receive-file.server.ts';
import { mayHoldFile, nextToken, suspicion, tooManyForms } from './spam-checks.server.ts';

export type Submitted = {
  answer: FormAnswer;
  status: number;
  headers: Record<string, string>;
  /** The variant that the form was about, which its page has to show again; none for all other forms. */
  variant?: string | undefined;
};

type Sender = { site: Site; requestInfo: RequestContext; visitor: string };

/**
 * Takes a form that was sent from the page at `path`; null when there is no such form on it. The posted topic and hotel
 * route its mail.
 *
 * Against programs, in this order (docs/reference/forms.md#form-engine): a field that people do not see, a signed
 * timestamp, then, once the fields hold, the bot challenge and the number of forms of one visitor. A form that was sent
 * without a solution of the challenge, as without JavaScript, is marked so. What is thanked for is in the database.
 */
export async function submitForm(request: Request, path: string, sender: Sender): Promise<Submitted | null> {
  const { site, requestInfo } = sender;
  let form: FormDefinition | null = null;
  let file: ReceivedFile | null = null;
  const posted = await readSubmission(request, async (values, upload) => {
    form = await findForm(path, values, site, requestInfo);
    if (form && mayHoldFile(values, site, requestInfo.now))
      file = await receiveFile(form, upload, site, requestInfo.now);
    else upload.stream.resume();
  });
  form ??= await findForm(path, posted, site, requestInfo);
  if (!form) return null;

  const received = file ?? (await storedFile(form, posted, site));
  const returned = (problem: FormProblem, refusal: Refusal): Submitted =>
    answerReturned(form as FormDefinition, posted, received, problem, refusal, sender);
  const suspect = suspicion(posted, site, requestInfo.now);
  if (suspect) return returned('form_error', { message: suspect, errors: received?.errors ?? {}, status: 422 });

  const validated = validateForm(form, posted, requestInfo.now);
  const errors = { ...(validated.ok ? {} : validated.errors), ...received?.errors };
  if (!validated.ok || Object.keys(errors).length > 0) return returned('field_error', { errors, status: 422 });

  const challenge = await checkChallenge(posted[challengeField], site);
  if (!challenge.ok) return returned('form_error', { message: challenge.message, status: 422 });
  const wait = await site.forms.limit.accept(sender.visitor);
  if (wait !== null) return returned('rate_limited', { message: tooManyForms(wait), status: 429, wait });

  const storedId = storedFileId(form, posted);
  const submission: NewSubmission = {
    kind: form.kind,
    form: form.label,
    path,
    recipientKey: form.recipientKey,
    name: validated.values.name ?? null,
    email: validated.values.email ?? '',
    fields: validated.fields,
    routing: [validated.values.topic, validated.values.hotel].filter((value) => value !== undefined),
    challenge: challenge.solved ? 'solved' : 'unchallenged',
    dedupeKey: dedupeKey(path, posted, received),
    // A file that does not wait any more belongs to this very submission, sent twice, or is gone: the inbox knows.
    fileIds: [received?.file?.id ?? storedId].filter((id) => id !== null),
    phone: form.phone,
    contactEmail: form.email,
    awaited: form.awaited ?? null,
  };
  try {
    const { reference } = await site.inbox.submit(submission, requestInfo.now);
    const answer = { form: form.id, ok: true, reference } as const;
    return { answer, status: 200, headers: {}, variant: form.awaited?.variant };
  } catch (error) {
    if (!(error instanceof Error && error.name === 'FileNotPending')) throw error;
    return returned('field_error', { errors: missingFileErrors(form), status: 422 });
  }
}

type Refusal = { message?: string; errors?: Record<string, string>; status: number; wait?: number };

function answerReturned(
  form: FormDefinition,
  posted: Record<string, string>,
  received: ReceivedFile | null,
  problem: FormProblem,
  { message, errors = {}, status, wait }: Refusal,
  { site, requestInfo, visitor }: Sender,
): Submitted {
  site.forms.limit.noteRefusal(visitor);
  const { [challengeField]: _solution, [spamTrapField]: _trap, ...values } = posted;
  return {
    answer: {
      form: form.id,
      ok: false,
      problem,
      state: { values, errors, ...(message && { message }) },
      token: nextToken(posted, site, requestInfo.now),
      file: received?.file ?? null,
    },
    status,
    headers: wait === undefined ? {} : { 'Retry-After': String(wait) },
  };
}

/** The same page sent twice with the same content is one submission: a reload, or a second try after a lost answer. */
function dedupeKey(path: string, posted: Record<string, string>, received: ReceivedFile | null): string {
  const { [challengeField]: _solution, ...content } = posted;
  const file = received?.digest ?? '';
  return createHash('sha256')
    .update(JSON.stringify([path, Object.entries(content).sort(), file]))
    .digest('base64url');
}
