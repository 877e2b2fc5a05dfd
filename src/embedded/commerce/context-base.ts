import { createBackgroundJobs } from './background-jobs.ts';
import { createPasswords, type Passwords } from './customers/passwords.ts';
import { createThrottle } from './customers/throttle.ts';
import type { ContextBase } from './graphql/execute-request.ts';

const DEFAULT_LOGIN_LIMIT = 10;

type Given = Pick<ContextBase, 'db' | 'kind' | 'publicUrl'> & {
  now?: () => Date;
  /** As in CommerceServiceOptions. */
  afterCommit?: () => void;
  /** As in CommerceServiceOptions. */
  loginLimit?: number;
  /** As in CommerceServiceOptions. */
  passwords?: Passwords;
  onError: (error: unknown) => void;
};

/** What all requests of one service share; `settled` waits for what was left for later. */
export function createContextBase(given: Given): { base: ContextBase; settled: () => Promise<void> } {
  const { db, kind, publicUrl, now = () => new Date(), loginLimit = DEFAULT_LOGIN_LIMIT, onError } = given;
  const { later, settled } = createBackgroundJobs(onError);
  const { afterCommit, passwords = createPasswords() } = given;
  const base = { db, kind, publicUrl, now, later, buyer: null, ...(afterCommit && { afterCommit }) };
  return { base: { ...base, passwords, throttle: createThrottle(loginLimit) }, settled };
}
