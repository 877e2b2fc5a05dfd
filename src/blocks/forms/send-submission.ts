import { formsPath } from './form-names.ts';
import type { FormAnswer } from './form-settings.ts';

/** Timeout for sending a form, in ms: a file over a slow connection takes long. */
const sendTimeLimitMs = 180_000;

/** No FormAnswer came: the connection failed or took too long (`status` 0), or the response was something else. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly status: number;
  constructor(reason: string, status: number) {
    super(reason);
    this.status = status;
  }
}

/**
 * Sends a form's fields to the server. `onProgress` gets the share that was sent, from 0 to 1: XMLHttpRequest reports it,
 * `fetch` does not. Rejects with NoAnswer.
 */
export function sendSubmission(
  path: string,
  fields: FormData,
  onProgress: (share: number) => void,
): Promise<FormAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${formsPath}?path=${encodeURIComponent(path)}`);
    request.responseType = 'json';
    request.timeout = sendTimeLimitMs;
    request.setRequestHeader('Accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      if (isFormAnswer(request.response)) resolve(request.response);
      else reject(new NoAnswer(`status ${request.status}`, request.status));
    });
    for (const failure of ['error', 'timeout', 'abort']) {
      request.addEventListener(failure, () => reject(new NoAnswer(failure, 0)));
    }
    request.send(fields);
  });
}

function isFormAnswer(value: unknown): value is FormAnswer {
  return typeof value === 'object' && value !== null && 'ok' in value && 'form' in value;
}
