import { z } from 'zod';
import type { CustomerError } from '#clients/commerce/customer-answer.ts';
import type { Site } from '../../context.ts';
import { constantTimeResponse } from '../../session/constant-time-response.server.ts';
import { newPassword } from './passwords/password-rules.server.ts';
import { dateOfBirth, email } from './person-fields.server.ts';

/** What `POST /api/register` takes (docs/reference/sessions.md#registration); the form's tick says `yes`. */
export const registration = z.object({
  email,
  password: newPassword,
  dateOfBirth: z.preprocess((value) => value || undefined, dateOfBirth(() => new Date()).optional()),
  acceptsMarketing: z
    .union([z.boolean(), z.literal('yes')], { error: 'Say true or false.' })
    .optional()
    .transform((value) => value === true || value === 'yes'),
});
export type Registration = z.infer<typeof registration>;

/** One reason why an account was not opened; `field` is a name of the registration's, or null for all of it. */
export type RegistrationError = { code: string; field: string | null; message: string };

/** What became of a registration, and the status that says so. An address that is taken is no error (`register`). */
export type RegistrationOutcome =
  | { ok: true; status: 200 }
  | { ok: false; status: number; errors: RegistrationError[]; waitSeconds?: number };

type RegistrationSite = Pick<Site, 'customers' | 'customerFacts' | 'countLogin' | 'log'>;
type Visitor = { address: string; now: Date };

/**
 * Opens an account. Text, status and time are the same whether the address is new or taken: the owner of a taken one is
 * told by mail. A date of birth is stored with the customer before the answer.
 */
export async function register(
  site: RegistrationSite,
  { dateOfBirth: born, ...customer }: Registration,
  visitor: Visitor,
): Promise<RegistrationOutcome> {
  const waitSeconds = await site.countLogin('register', visitor.address, customer.email);
  if (waitSeconds !== null) return { ok: false, status: 429, errors: [tooMany(waitSeconds)], waitSeconds };
  return constantTimeResponse(async () => {
    try {
      const answer = await site.customers.register(customer);
      if (answer.ok) {
        if (born) await storeBirthDate(site, answer.value, born);
        return { ok: true, status: 200 };
      }
      // A vendor tells these two apart; a visitor must not learn whose address it is.
      if (answer.errors.some(({ code }) => code === 'TAKEN' || code === 'CUSTOMER_DISABLED')) {
        return { ok: true, status: 200 };
      }
      return { ok: false, status: 422, errors: answer.errors.map(asRegistrationError) };
    } catch (error) {
      site.log('error', 'registration_failed', { error });
      return { ok: false, status: 502, errors: [{ code: 'FAILED', field: null, message: failedWords }] };
    }
  });
}

/** The account is open whether or not this succeeds: whoever was told to try again would find the address taken. */
async function storeBirthDate({ customerFacts, log }: RegistrationSite, id: string, born: string): Promise<void> {
  await customerFacts
    ?.setBirthDate(id, born)
    .catch((error: unknown) => log('error', 'birth_date_not_kept', { customer: id, error }));
}

const failedWords = 'Something went wrong. Please try again.';

function asRegistrationError({ code, field, message }: CustomerError): RegistrationError {
  const name = field?.at(-1);
  return { code: code ?? 'INVALID', field: name && name in registration.shape ? name : null, message: `${message}.` };
}

function tooMany(seconds: number): RegistrationError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return { code: 'THROTTLED', field: null, message: `That was a lot of tries. Please wait ${wait} before the next.` };
}
