/** Cuts bytes that arrive in any portions into rows of a database. */
export type ChunkWriter = {
  /** Resolves when there is room for more: at most one chunk is buffered in memory. */
  write: (bytes: Uint8Array) => Promise<void>;
  /** Stores what is buffered, as a chunk that may be shorter. */
  flush: () => Promise<void>;
  /** Bytes that were written so far. */
  readonly size: number;
};

/** `store` puts one chunk of `chunkSize` bytes at its place, counted from 0; calls follow one another. */
export function createChunkWriter(
  chunkSize: number,
  store: (position: number, bytes: Uint8Array) => Promise<unknown>,
): ChunkWriter {
  let buffered: Uint8Array[] = [];
  let bufferedBytes = 0;
  let position = 0;
  let size = 0;

  async function storeFrom(atLeast: number): Promise<void> {
    if (bufferedBytes < atLeast) return;
    const bytes = Buffer.concat(buffered);
    let start = 0;
    for (; bytes.length - start >= atLeast; start += chunkSize) {
      await store(position, bytes.subarray(start, start + chunkSize));
      position += 1;
    }
    buffered = start < bytes.length ? [bytes.subarray(start)] : [];
    bufferedBytes = Math.max(0, bytes.length - start);
  }

  return {
    async write(bytes) {
      buffered.push(bytes);
      bufferedBytes += bytes.byteLength;
      size += bytes.byteLength;
      await storeFrom(chunkSize);
    },
    flush: () => storeFrom(1),
    get size() {
      return size;
    },
  };
}
