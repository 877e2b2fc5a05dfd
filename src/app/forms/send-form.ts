import type { FormState } from '#ui/form/form-state.ts';

/**
 * A form whose sending failed on its way stays as it is, with the words for it, to be sent again: otherwise the page
 * around it would become an error page, and what was filled in would be lost.
 */
export async function sendForm<Answer>(
  send: () => Promise<Answer>,
  message = 'This could not be sent: the connection failed. Nothing was lost; please try again.',
): Promise<Answer | { state: FormState; kept: true }> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof TypeError) return { state: { values: {}, errors: {}, message }, kept: true };
    throw error;
  }
}
