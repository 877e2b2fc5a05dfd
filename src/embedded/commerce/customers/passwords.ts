import { createPasswords as createHashing, type HashCost, type Passwords } from '#services/passwords.ts';
import { QueueFull } from '#services/work-queue.ts';
import { requestError } from '../graphql/errors.ts';

/** Customers' passwords: rejects with THROTTLED when too many wait. */
export function createPasswords(...limits: [mostWaiting?: number, cost?: HashCost]): Passwords {
  const { hash, verify } = createHashing(...limits);
  return {
    hash: (password) => throttled(hash(password)),
    verify: (password, stored) => throttled(verify(password, stored)),
  };
}

async function throttled<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof QueueFull) throw requestError('Too many logins at once. Try again shortly.', 'THROTTLED');
    throw error;
  }
}
