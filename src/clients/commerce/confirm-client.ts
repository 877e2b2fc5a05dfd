import { z } from 'zod';
import { createAskExtension } from './ask-extension.ts';
import type { CommerceConnection } from './send-operation.ts';

/** Confirming addresses: an extension of the embedded service (docs/decisions). Failures throw CommerceError. */
export type ConfirmClient = {
  /**
   * Confirms the address that a mailed link went to, by the secret in it and the customer's access token; false when the
   * link works no more, or is not that customer's.
   */
  confirm: (secret: string, accessToken: string) => Promise<boolean>;
  /** Whether the customer of an access token has confirmed their address; null when the token is nobody's. */
  isConfirmed: (accessToken: string) => Promise<boolean | null>;
  /** Mails another link; false when there is nothing to confirm. */
  sendAgain: (accessToken: string) => Promise<boolean>;
};

const okShape = z.object({ ok: z.boolean() });
const stateShape = z.object({ confirmed: z.boolean().nullable() });

/** Makes the client of the shop with this connection. Only the embedded service answers it. */
export function createConfirmClient(connection: CommerceConnection): ConfirmClient {
  const ask = createAskExtension(connection);
  return {
    confirm: async (link, token) => (await ask('/customers/confirm', { link, token }, okShape)).ok,
    isConfirmed: async (token) => (await ask('/customers/confirm/state', { token }, stateShape)).confirmed,
    sendAgain: async (token) => (await ask('/customers/confirm/send', { token }, okShape)).ok,
  };
}
