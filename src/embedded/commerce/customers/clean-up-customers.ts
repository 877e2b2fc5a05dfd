import type { ContextBase } from '../graphql/execute-request.ts';
import { eraseCustomers } from './erase-customers.ts';
import { answerRecoveries } from './recovery.ts';

const DAY_MS = 86_400_000;

/**
 * What is done at the start and every day: erasures that are due, recoveries that a crash left unanswered, and the
 * removal of tokens and links that have long ended. Answers how to stop it.
 */
export function cleanUpCustomers(base: ContextBase): () => void {
  const cleanUp = () =>
    base.later(async () => {
      await eraseCustomers(base);
      await answerRecoveries(base);
      await removeEnded(base);
    });
  cleanUp();
  const timer = setInterval(cleanUp, DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function removeEnded({ db, now }: ContextBase): Promise<void> {
  const at = now().toISOString();
  await db.deleteFrom('commerce_customer_token').where('expires_at', '<=', at).execute();
  await db.deleteFrom('commerce_customer_link').where('expires_at', '<=', at).execute();
}
