import type { LoadRequest } from 'autocannon';

/** What autocannon replaces with another text in each request: the same letter twice is stored once. */
const uniqueText = '[<id>]';
/** It stands for the unique text where a form is encoded. */
const placeholder = 'UNIQUE';
const filling = 'The lamp on the landing hums in B flat, and nobody has ever asked it to stop. '.repeat(4);

/**
 * The forms of a flood, a list for each of so many visitors' addresses (X-Forwarded-For); `fields` are what every form
 * holds beside its message, `name` is part of each message. No two posts are the same.
 */
export function floodRequests(addresses: number, fields: Record<string, string>, name: string): LoadRequest[][] {
  return Array.from({ length: addresses }, (_, address) => {
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': `10.20.${Math.floor(address / 250)}.${address % 250}`,
    };
    const message = `${name}, letter ${placeholder} of address ${address}. ${filling}`;
    const body = new URLSearchParams({ ...fields, message }).toString().replace(placeholder, uniqueText);
    return [{ headers, body }];
  });
}
