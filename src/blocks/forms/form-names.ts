/**
 * Where a section's form is sent by script; the answer is a FormAnswer as JSON. `?path=` names the page it stands on.
 */
export const formsPath = '/api/forms';

/** Names of the fields that every form carries beside its own. */
export const formIdField = 'form';
export const tokenField = 'form_token';
/** Must come back empty. Its name is not one that browsers fill in by themselves. */
export const spamTrapField = 'subject_line_2';
/** Id of a file that an earlier try left at the server. */
export const uploadedFileField = 'uploaded_file';
/** The solution of the bot challenge (docs/reference/forms.md#bot-challenge). */
export const challengeField = '_botpoison';
