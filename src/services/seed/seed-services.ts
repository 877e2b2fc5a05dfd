import { commerceSeed } from '#content/products/commerce-seed.ts';
import { contentSeed } from '#content/seed.ts';
import type { CommerceService } from '../commerce/commerce-service.ts';
import type { ContentService } from '../content/content-service.ts';

/** Fills the services that are still empty with the demonstration group; one that has data is left as it is. */
export async function seedServices(services: {
  content: ContentService | null;
  commerce: CommerceService | null;
}): Promise<void> {
  const { content, commerce } = services;
  if (content && (await content.isEmpty())) await content.seed(contentSeed(new Date()));
  if (commerce && (await commerce.isEmpty())) await commerce.seed(commerceSeed);
}
