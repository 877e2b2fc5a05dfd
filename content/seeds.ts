import type { CommerceSeed } from '#embedded/commerce/seed/product-catalogue-seed.ts';
import type { ComponentSeed, ContentSeed } from '#embedded/content/content-seed.ts';

/** The address and size of a drawing's picture. */
export type Drawing = ReturnType<CommerceSeed['assetPath']>;

/** The seeds of the embedded services, as `seed-process.ts` sends them. */
export type Seeds = {
  content: ContentSeed;
  components: ComponentSeed[];
  commerce: Omit<CommerceSeed, 'assetPath'> & { drawings: Record<string, Drawing> };
};
export type SeedName = keyof Seeds;
