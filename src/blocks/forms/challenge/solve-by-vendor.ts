/** Where the vendor's package asks: it adds `/challenge` and `/session`. The site passes both on to the vendor. */
const baseUrl = '/api/challenge';

/**
 * Has the vendor's own package get and solve a challenge of its kind (`algo: 'sundial'`). It always asks for one itself:
 * it cannot be given the one we have. Answers the text of the field; rejects with the signal's reason once that has ended.
 */
export async function solveByVendor(publicKey: string, signal: AbortSignal): Promise<string> {
  // While it loads, it would listen for submits too, and open a session at the vendor's own address.
  window.__BOTPOISON_SUBMIT_LISTENER__ = true;
  window.__BOTPOISON_SESSION_OPENED__ = true;
  const { default: Botpoison } = await import('@botpoison/browser');
  signal.throwIfAborted();
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const { solution } = await Promise.race([new Botpoison({ publicKey, baseUrl }).challenge(), ended]);
  return solution;
}
