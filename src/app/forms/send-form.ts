import type { ShouldRevalidateFunction } from 'react-router';
import type { FormState } from '#ui/form/form-state.ts';

/**
 * A form whose sending failed on its way stays as it is, with the words for it, to be sent again: otherwise the page
 * around it would become an error page, and what was filled in would be lost.
 */
export async function sendForm<Answer>(
  send: () => Promise<Answer>,
  message = 'This could not be sent: the connection failed. Nothing was lost; please try again.',
): Promise<Answer | { state: FormState }> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof TypeError) return { state: { values: {}, errors: {}, message } };
    throw error;
  }
}

/** A form that came back with its errors, or could not be sent, has changed nothing that would have to be read again. */
export const readAgainUnlessReturned: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.state ? false : defaultShouldRevalidate;
