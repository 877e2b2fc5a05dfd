import { createHmac } from 'node:crypto';
import { sameToken } from '#services/same-token.ts';
import { ApiError } from '../api-error.ts';

/** How long an upload may begin after it was asked for, and how long a private file's address holds, in ms. */
const validMs = 3_600_000;

const algorithm = 'HMAC-SHA256';

/** The fields that an upload must bring back, as the vendor's do: who has them may send this one file. */
export function uploadFields(fileId: string, key: string, secret: string, now: Date): Record<string, string> {
  const expires = new Date(now.getTime() + validMs).toISOString();
  const policy = Buffer.from(JSON.stringify({ file: fileId, expires })).toString('base64url');
  return {
    key,
    acl: 'public-read',
    'Cache-Control': 'public; max-age=31536000',
    'Content-Type': 'application/octet-stream',
    policy,
    'x-amz-credential': 'embedded',
    'x-amz-algorithm': algorithm,
    'x-amz-date': now.toISOString(),
    'x-amz-signature': sign(policy, secret),
  };
}

/** The file that these fields allow to be sent; throws 403 for fields that allow nothing, or no longer. */
export function readTicket(fields: Record<string, string>, secret: string, now: Date): string {
  const { policy = '', 'x-amz-signature': signature = '' } = fields;
  if (!sameToken(signature, sign(policy, secret))) throw new ApiError(403, 'The signature of the upload is not valid');
  const { file, expires } = JSON.parse(Buffer.from(policy, 'base64url').toString('utf8')) as Record<string, string>;
  if (!file || !expires || expires < now.toISOString())
    throw new ApiError(403, 'The upload was asked for too long ago');
  return file;
}

/** What opens a private file for an hour: `<end in ms>.<signature>`, in the query as `signature`. */
export function fileSignature(fileId: string, secret: string, now: Date): string {
  const end = String(now.getTime() + validMs);
  return `${end}.${sign(`${fileId} ${end}`, secret)}`;
}

export function opensFile(fileId: string, signature: string | null, secret: string, now: Date): boolean {
  const [end = '', given = ''] = (signature ?? '').split('.');
  return Number(end) > now.getTime() && sameToken(given, sign(`${fileId} ${end}`, secret));
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
