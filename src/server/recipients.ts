import { z } from 'zod';

/** `contact=hello@ash.example,careers=work@ash.example`: addresses by recipient key; a key may stand several times. */
export const recipients = z.string().transform((list, context) => {
  const byKey = new Map<string, string[]>();
  for (const entry of list.split(/[,\s]+/).filter(Boolean)) {
    const [key = '', mail = ''] = entry.split('=');
    if (!/^[a-z0-9._-]+$/i.test(key) || !z.email().safeParse(mail).success) {
      context.addIssue(`'${entry}' is not of the form key=name@example.com`);
      continue;
    }
    byKey.set(key, [...(byKey.get(key) ?? []), mail]);
  }
  return byKey;
});

/** Everything goes to the address that mail comes from: that in `ash hotels <hello@ash-hotels.example>`. */
export function defaultRecipients(from: string): Map<string, string[]> {
  return new Map([['default', [/<([^>]+)>/.exec(from)?.[1] ?? from]]]);
}
