import { urlLink } from '../../story-fields.ts';

const elsewhere = (address: string) => urlLink(`https://${address}`, { newTab: true });

/** Where the group is found elsewhere; every footer names the same places. */
export const socials = {
  social_instagram: elsewhere('pictures.example/ashhotels'),
  social_facebook: elsewhere('people.example/ashhotels'),
  social_twitter: elsewhere('short.example/ashhotels'),
  social_dibs: elsewhere('antiques.example/dealers/ash'),
  social_tiktok: elsewhere('clips.example/@ashhotels'),
};
