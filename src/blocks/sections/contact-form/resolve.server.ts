import type { Choice } from '#ui/form/SelectField.tsx';
import type { ResolveContext } from '../../contract/resolve-context.ts';
import { datasourceChoices, type HotelChoice, hotelChoices } from '../../forms/form-choices.server.ts';
import type { Blocks } from '../../registry/schemas.ts';

export type ContactFormData = { topics: Choice[]; hotels: HotelChoice[] };

/** What can be chosen in the form. */
export async function resolveContactForm(
  block: Blocks['contact_form'],
  context: Pick<ResolveContext, 'content' | 'version'>,
): Promise<ContactFormData> {
  const [topics, hotels] = await Promise.all([
    datasourceChoices('contact-topics', block.topics, context),
    hotelChoices(block.hotels, context),
  ]);
  return { topics, hotels };
}
