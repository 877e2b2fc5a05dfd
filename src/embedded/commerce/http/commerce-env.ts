/** What a request brings beside itself: the network address it came from; null for a call within the process. */
export type CommerceEnv = { Bindings: { address: string | null } };
