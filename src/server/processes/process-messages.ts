/** What the processes of one site tell each other by messages, which the supervisor passes on. */
export type ProcessMessage =
  /** To all others: pages with these tags are old. */
  | { type: 'purged'; tags: readonly string[] }
  /** To all others: purges may have been missed, so every stored page is old. */
  | { type: 'outdate' }
  /** To the supervisor: the services answer. */
  | { type: 'ready' };

/** A message of another process; null where it is none of ours. */
export function readMessage(message: unknown): ProcessMessage | null {
  if (message === null || typeof message !== 'object' || !('type' in message)) return null;
  return ['purged', 'outdate', 'ready'].includes(String(message.type)) ? (message as ProcessMessage) : null;
}

/** The other processes of this site, as one of them reaches them. */
export type Peers = {
  tell: (message: ProcessMessage) => void;
  onMessage: (listener: (message: ProcessMessage) => void) => void;
};

/** Those of a process that the supervisor started. */
export function peersOfThisProcess(): Peers {
  return {
    tell(message) {
      if (process.connected) process.send?.(message);
    },
    onMessage(listener) {
      process.on('message', (received) => {
        const message = readMessage(received);
        if (message) listener(message);
      });
    },
  };
}
