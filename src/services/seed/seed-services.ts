import type { CommerceService } from '../commerce/commerce-service.ts';
import type { ContentService } from '../content/content-service.ts';

/**
 * Fills the services that are still empty with the demonstration group; one that has data is left as it is. The seeds
 * are loaded only then: they hash every drawing, which a start need not wait for.
 */
export async function seedServices(services: {
  content: ContentService | null;
  commerce: CommerceService | null;
}): Promise<void> {
  const { content, commerce } = services;
  if (content && (await content.isEmpty())) {
    const { contentSeed } = await import('#content/seed.ts');
    await content.seed(contentSeed(new Date()));
  }
  if (commerce && (await commerce.isEmpty())) {
    const { commerceSeed } = await import('#content/products/commerce-seed.ts');
    await commerce.seed(commerceSeed);
  }
}
