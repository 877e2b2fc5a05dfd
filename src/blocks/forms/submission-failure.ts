import type { FormProblem } from './form-settings.ts';

/** Why a form could not be sent, as a message for the visitor. */
export type SubmissionFailure = { phase: FormProblem | 'offline'; message: string };

export const offline: SubmissionFailure = {
  phase: 'offline',
  message: 'You are offline. Nothing was lost; try again once you are back.',
};

export const checkFailed: SubmissionFailure = {
  phase: 'form_error',
  message: 'The check that keeps programs out could not be finished. Nothing was lost; please try again.',
};

const noConnection: SubmissionFailure = {
  phase: 'offline',
  message: 'No answer came: the connection failed. Nothing was lost; please try again.',
};

const serverFailed: SubmissionFailure = {
  phase: 'form_error',
  message: 'The site could not take this now. Nothing was lost; please try again.',
};

/** Messages for what the web server refuses before it reads the form, by status. */
const refusals: Partial<Record<number, SubmissionFailure>> = {
  413: {
    phase: 'form_error',
    message: 'The file is too large to be sent. Nothing else was lost; choose a smaller one.',
  },
  429: {
    phase: 'rate_limited',
    message: 'Too many forms were sent from your connection. Nothing was lost; try again in ten minutes.',
  },
};

/** The failure of a form that got no FormAnswer. `status` is that of the response; 0 when none came. */
export function failureOf(status: number): SubmissionFailure {
  return status === 0 ? noConnection : (refusals[status] ?? serverFailed);
}
