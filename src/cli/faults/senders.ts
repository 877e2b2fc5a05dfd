import { setTimeout as delay } from 'node:timers/promises';

/** How long a sender waits before it sends again what was not answered, in ms. */
const pause = 50;

export type Senders = {
  /** The reference that each message was thanked with. */
  thanked: ReadonlyMap<string, string>;
  /** How often a message was sent again because the connection was lost, or the site not there. */
  resent: () => number;
  /** Resolves once so many more messages were thanked. Rejects when a sender failed. */
  more: (count: number) => Promise<void>;
  /** Lets every sender send its last message until that is thanked. Rejects when a sender failed. */
  finish: () => Promise<void>;
  /** Ends them without thanks. */
  abandon: () => void;
};

/**
 * Sends messages one after the other from each of `count` senders. `send` answers with the message's reference, or null
 * when the connection was lost: the same message is then sent again, as by a reload.
 */
export function startSenders(count: number, send: (message: string) => Promise<string | null>): Senders {
  const thanked = new Map<string, string>();
  const waiting = new Set<{ at: number; resolve: () => void }>();
  let resent = 0;
  let isFinishing = false;
  let isAbandoned = false;

  async function sendUntilThanked(message: string): Promise<void> {
    let reference = await send(message);
    while (reference === null) {
      await delay(pause);
      if (isAbandoned) return;
      resent += 1;
      reference = await send(message);
    }
    thanked.set(message, reference);
    for (const waiter of waiting) {
      if (thanked.size < waiter.at) continue;
      waiting.delete(waiter);
      waiter.resolve();
    }
  }

  async function run(sender: number): Promise<void> {
    for (let index = 0; !isFinishing; index += 1) await sendUntilThanked(`Letter ${index} of sender ${sender}`);
  }

  const all = Promise.all(Array.from({ length: count }, (_, sender) => run(sender))).then(() => {});
  // Notifies the waiting caller, if there is one.
  all.catch(() => {});
  return {
    thanked,
    resent: () => resent,
    more: (more) =>
      Promise.race([
        new Promise<void>((resolve) => waiting.add({ at: thanked.size + more, resolve })),
        // Ends only by failing: nobody asks for more after `finish`.
        all,
      ]),
    async finish() {
      isFinishing = true;
      await all;
    },
    abandon() {
      isFinishing = true;
      isAbandoned = true;
    },
  };
}
