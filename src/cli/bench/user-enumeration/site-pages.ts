import type { Endpoint } from '../compare-answers.ts';

/** Sends a form or JSON to the site and answers what a visitor sees of it. */
export type Send = (path: string, body: URLSearchParams | string) => Promise<{ status: number; text: string }>;

/** Says when a page was made, which is another moment for each. */
const formToken = /[0-9a-z]{7,10}\.[\w-]{43}/g;

const password = 'a night at the pier';

/** The site's endpoints: the two forms, and the address that the third sends to. */
export function sitePages(send: Send): Endpoint[] {
  const read = async (path: string, body: URLSearchParams | string) => {
    const { status, text } = await send(path, body);
    return `${status} ${text.replaceAll(formToken, 'TOKEN')}`;
  };
  const register = (email: string) =>
    read('/api/register', JSON.stringify({ email, password, acceptsMarketing: false, dateOfBirth: '1990-04-01' }));
  const form = (path: string, fields: Record<string, string>) => read(path, new URLSearchParams(fields));
  return [
    {
      name: 'login',
      register,
      ask: (email) => form('/auth/login', { form: 'login', email, password: 'not this one' }),
    },
    { name: 'register', register, ask: register },
    { name: 'reset', register, ask: (email) => form('/auth/reset-password', { form: 'recover', email }) },
  ];
}
