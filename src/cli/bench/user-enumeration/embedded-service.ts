import type { Endpoint } from '../compare-answers.ts';

const errors = 'customerUserErrors { code field message }';

/** The embedded commerce service's endpoints, over the function that sends it a document and answers its body. */
export function serviceOperations(ask: (query: string, variables: object) => Promise<string>): Endpoint[] {
  const register = (email: string) =>
    ask(`mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { ${errors} } }`, {
      input: { email, password: 'siren on the river' },
    });
  return [
    {
      name: 'customerAccessTokenCreate',
      register,
      ask: (email) =>
        ask(
          `mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { ${errors} } }`,
          { input: { email, password: 'not the password' } },
        ),
    },
    // The vendor's answer is TAKEN; the site's registration hides it.
    { name: 'customerCreate', register, ask: register, tellsByText: true },
    {
      name: 'customerRecover',
      register,
      ask: (email) => ask(`mutation ($email: String!) { customerRecover(email: $email) { ${errors} } }`, { email }),
    },
  ];
}
