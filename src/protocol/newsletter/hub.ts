/** The newsletter hub's form endpoint: `POST /{form id}?format=json` (docs/reference/newsletters.md#hub). */

export type HubPostData = { emailAddress: string; firstName: string; lastName: string; zip: string };

export type HubRequest = { PostData: HubPostData };

/** `Status` is `Success`; anything else is a failure, and `Message` says which. */
export type HubAnswer = { Status: string; Message: string };
