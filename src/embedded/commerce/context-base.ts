import type { Passwords } from '#services/passwords.ts';
import { createPasswords } from './customers/passwords.ts';
import { createThrottle } from './customers/throttle.ts';
import type { ContextBase } from './graphql/execute-request.ts';

type Given = Pick<ContextBase, 'db' | 'kind' | 'publicUrl'> & {
  now?: () => Date;
  /** As in CommerceServiceOptions. */
  afterCommit?: () => void;
  /** As in CommerceServiceOptions. */
  onStockChange?: (productIds: readonly number[]) => void;
  /** As in CommerceServiceOptions. */
  loginLimit: number;
  /** As in CommerceServiceOptions. */
  passwords?: Passwords;
  onError: (error: unknown) => void;
};

/** What all requests of one service share; `settled` waits for what was left for later. */
export function createContextBase(given: Given): { base: ContextBase; settled: () => Promise<void> } {
  const { db, kind, publicUrl, now = () => new Date(), loginLimit, onError } = given;
  const { later, settled } = createBackgroundJobs(onError);
  const { afterCommit, onStockChange, passwords = createPasswords() } = given;
  const base = {
    db,
    kind,
    publicUrl,
    now,
    later,
    access: 'token' as const,
    buyer: null,
    ...(afterCommit && { afterCommit }),
    ...(onStockChange && { onStockChange }),
  };
  return { base: { ...base, passwords, throttle: createThrottle(loginLimit) }, settled };
}

/** Work that no answer waits for. `settled` resolves once nothing of it is under way. */
function createBackgroundJobs(onError: (error: unknown) => void) {
  const running = new Set<Promise<void>>();
  return {
    later(work: () => Promise<void>) {
      const done = Promise.resolve()
        .then(work)
        .catch(onError)
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
