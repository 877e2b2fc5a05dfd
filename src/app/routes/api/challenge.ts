import type { ActionFunctionArgs } from 'react-router';
import type { ChallengeClient, PassedAnswer } from '#clients/challenge/challenge-client.ts';
import { parseJsonObject, readChallengeRequest } from '#protocol/challenge/challenge-request.ts';
import { siteContext } from '../../context.ts';
import { isOwnRequest } from '../../session/csrf-check.server.ts';

/** The longest body that is read, in characters. */
const maxBodyBytes = 40_000;

/** Reading it answers what any other method is answered. */
export function loader() {
  return answer(405, { message: 'Only POST is answered here.' }, { Allow: 'POST' });
}

/**
 * `POST /api/challenge` (docs/reference/forms.md#bot-challenge): takes {publicKey, hostname} as JSON and passes on the
 * challenge of the service, so that a visitor's browser talks to this site alone. The vendor's newer package asks at
 * `/api/challenge/challenge`, and describes itself at `/api/challenge/session`. A wrong body is a 400 with {message,
 * field}; 503 when the service gives no answer.
 */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { challenge, log, publicUrl } = context.get(siteContext);
  const call = calls.get(params.call ?? 'challenge');
  if (!call) return answer(404, { message: 'There is no such call.' });
  if (!isOwnRequest(request, publicUrl)) return answer(403, { message: 'This request came from another site.' });
  const text = await request.text();
  if (text.length > maxBodyBytes) return answer(413, { message: 'The body is too long.' });
  try {
    const { status, body } = await call(challenge, text);
    return answer(status, body);
  } catch (error) {
    log('error', 'challenge_unreachable', { error });
    return answer(503, { message: 'The bot challenge cannot be reached now.' }, { 'Retry-After': '10' });
  }
}

const calls = new Map<string, (client: ChallengeClient, text: string) => Promise<PassedAnswer>>([
  [
    'challenge',
    async (client, text) => {
      const read = readChallengeRequest(text);
      return read.ok ? client.issue(read.request) : { status: 400, body: read.problem };
    },
  ],
  [
    'session',
    async (client, text) => {
      const body = parseJsonObject(text);
      if (body) return client.session(body);
      return { status: 400, body: { message: 'The body is not a JSON object.', field: null } };
    },
  ],
]);

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', ...headers },
  });
}
