import { waitingFormDefinition } from '#blocks/forms/back-in-stock-form.ts';
import type { FormDefinition } from '#blocks/forms/form-fields.ts';
import type { RequestContext, Site } from '../context.ts';
import { readGlobalSection } from '../routes/story/global-section.server.ts';

/** The form of a product page that asks for a mail when a variant is in stock again; null when there is no such product. */
export async function findWaitingForm(
  handle: string,
  posted: Readonly<Record<string, string>>,
  site: Site,
  requestInfo: RequestContext,
): Promise<FormDefinition | null> {
  const [named = '', variant] = (posted.product ?? '').split('?variant=');
  if (named !== handle || (variant !== undefined && !/^\d{1,20}$/.test(variant))) return null;
  const [found, block] = await Promise.all([
    site.commerce.product(requestInfo.market, handle, []),
    readGlobalSection('souvenir-product', 'souvenir_product', site, requestInfo),
  ]);
  if (!found) return null;
  const form = waitingFormDefinition(posted.product ?? '', found.product.title, block.waiting_consent);
  const { nodes } = found.product.variants;
  const awaited = nodes.find(({ id }) => variant !== undefined && id.endsWith(`/${variant}`));
  if (variant === undefined || !awaited) return form;
  const title = nodes.length > 1 ? `${found.product.title}, ${awaited.title}` : found.product.title;
  return { ...form, awaited: { variant, handle, title } };
}
