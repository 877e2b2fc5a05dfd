import crypto from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createWorkQueue } from './work-queue.ts';

export type HashCost = { memoryKib: number; passes: number };

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. About 22 ms of one core. */
const FULL_COST: HashCost = { memoryKib: 19_456, passes: 2 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;
/** How many may wait: more would time out before their turn. */
const MOST_WAITING = 300;

const argon2 = promisify(crypto.argon2);

export type Passwords = {
  /** Hashes a password with a salt of its own, as `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
  hash: (password: string) => Promise<string>;
  /** Whether the password is that of the hash. Null, for nobody's account, takes as long and answers false. */
  verify: (password: string, hash: string | null) => Promise<boolean>;
};

/**
 * Hashing off the main thread, as many at once as there are cores: more would only take the memory. Rejects with
 * `QueueFull` when too many wait. Less than the full cost is for tests alone.
 */
export function createPasswords(mostWaiting = MOST_WAITING, cost = FULL_COST): Passwords {
  const queue = createWorkQueue(availableParallelism(), { foreground: mostWaiting, background: 0 });

  const prefix = `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=1$`;
  /** A hash that is nobody's, of the same cost as all others. */
  const nobody = `${prefix}${base64(Buffer.alloc(SALT_BYTES))}$${base64(Buffer.alloc(TAG_BYTES))}`;

  async function tagOf(password: string, salt: Buffer, { memoryKib, passes }: HashCost): Promise<Buffer> {
    const parameters = {
      // The same character can be typed in two ways (é, e with an accent): both must be accepted.
      message: password.normalize('NFKC'),
      nonce: salt,
      parallelism: 1,
      tagLength: TAG_BYTES,
      memory: memoryKib,
      passes,
    };
    return queue.foreground(() => argon2('argon2id', parameters));
  }

  async function hash(password: string): Promise<string> {
    const salt = crypto.randomBytes(SALT_BYTES);
    const tag = await tagOf(password, salt, cost);
    return `${prefix}${base64(salt)}$${base64(tag)}`;
  }

  return {
    hash,
    async verify(password, stored) {
      const known = readHash(stored ?? nobody);
      const tag = await tagOf(password, known.salt, known.cost);
      return crypto.timingSafeEqual(tag, known.tag) && stored !== null;
    },
  };
}

function readHash(text: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/.exec(text);
  if (!match) throw new Error('A stored password hash is not argon2id in its text form.');
  const [, memory, passes, salt = '', tag = ''] = match;
  return {
    cost: { memoryKib: Number(memory), passes: Number(passes) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
