import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type PictureStore = {
  read: (key: string) => Promise<Buffer | null>;
  /** Atomic: a reader sees the whole picture or none. Removes the oldest pictures when over the limit. */
  write: (key: string, bytes: Buffer) => Promise<void>;
  has: (key: string) => Promise<boolean>;
};

const dayInMs = 86_400_000;

/** Finished pictures as files under `directory`, at most about `maximumBytes` of them; a key is a file's name. */
export function openPictureStore(directory: string, maximumBytes: number, now: () => number): PictureStore {
  let bytesStored: number | null = null;
  const fileOf = (key: string) => join(directory, key.slice(0, 2), key);

  async function read(key: string): Promise<Buffer | null> {
    const file = fileOf(key);
    const bytes = await readFile(file).catch(whenMissing(null));
    if (bytes) await touch(file);
    return bytes;
  }

  /** A picture that is still asked for counts as young; once a day is often enough to know. */
  async function touch(file: string): Promise<void> {
    const found = await stat(file).catch(whenMissing(null));
    const at = new Date(now());
    if (found && now() - found.mtimeMs > dayInMs) await utimes(file, at, at).catch(whenMissing(undefined));
  }

  async function write(key: string, bytes: Buffer): Promise<void> {
    const file = fileOf(key);
    const unfinished = `${file}.${randomUUID()}.part`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    if (bytesStored !== null) bytesStored += bytes.length;
    if (bytesStored === null || bytesStored > maximumBytes) bytesStored = await removeOldest();
  }

  /** Makes room down to nine tenths of the limit, so that not every write has to. Returns the bytes left. */
  async function removeOldest(): Promise<number> {
    const stored = await list();
    let total = stored.reduce((sum, { size }) => sum + size, 0);
    if (total <= maximumBytes) return total;
    for (const { file, size } of stored.sort((a, b) => a.modified - b.modified)) {
      if (total <= maximumBytes * 0.9) break;
      await rm(file, { force: true });
      total -= size;
    }
    return total;
  }

  async function list(): Promise<{ file: string; size: number; modified: number }[]> {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(whenMissing([]));
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const found = await Promise.all(
      files.map(async (file) => {
        const about = await stat(file).catch(whenMissing(null));
        return about ? [{ file, size: about.size, modified: about.mtimeMs }] : [];
      }),
    );
    return found.flat();
  }

  const has = (key: string) => stat(fileOf(key)).then(() => true, whenMissing(false));
  return { read, write, has };
}

function whenMissing<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
