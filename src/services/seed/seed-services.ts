import type { CommerceService } from '#embedded/commerce/commerce-service.ts';
import type { ContentService } from '#embedded/content/content-service.ts';
import type { HubService } from '#embedded/newsletters/hub/hub-service.ts';
import type { MailchimpService } from '#embedded/newsletters/mailchimp/mailchimp-service.ts';

/**
 * Fills the services that are still empty with the demonstration group; one that has data is left as it is. The seeds
 * are loaded only then: they hash every drawing, which a start need not wait for.
 */
export async function seedServices(services: {
  content: ContentService | null;
  commerce: CommerceService | null;
  mailchimp: MailchimpService | null;
  hub: HubService | null;
}): Promise<void> {
  const { content, commerce, mailchimp, hub } = services;
  if (content && (await content.isEmpty())) {
    const { contentSeed } = await import('#content/seed.ts');
    await content.seed(contentSeed(new Date()));
  }
  if (commerce && (await commerce.isEmpty())) {
    const { commerceSeed } = await import('#content/products/commerce-seed.ts');
    await commerce.seed(commerceSeed);
  }
  if ((await mailchimp?.isEmpty()) || (await hub?.isEmpty())) {
    const { mailchimpLists, hubForms } = await import('#content/newsletter-lists.ts');
    await Promise.all([mailchimp?.seed(mailchimpLists), hub?.seed(hubForms)]);
  }
}
