import type { LoadRequest } from 'autocannon';

/** Different letters of a connection, which come in turns. */
const letters = 64;
const filling = 'The lamp on the landing hums in B flat, and nobody has ever asked it to stop. '.repeat(4);

/**
 * The forms of a flood, a list for each of so many visitors' addresses (X-Forwarded-For); `fields` are what every form
 * holds beside its message, `name` is part of each message.
 */
export function floodRequests(addresses: number, fields: Record<string, string>, name: string): LoadRequest[][] {
  return Array.from({ length: addresses }, (_, address) => {
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': `10.20.${Math.floor(address / 250)}.${address % 250}`,
    };
    return Array.from({ length: letters }, (_letter, index) => {
      const message = `${name}, letter ${index} of address ${address}. ${filling}`;
      return { headers, body: new URLSearchParams({ ...fields, message }).toString() };
    });
  });
}
