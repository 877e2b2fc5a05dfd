import type { ContentType } from '#blocks/registry/schemas.ts';
import { richText } from '../../rich-text.ts';
import { type BlockInput, refs, story, storyLink } from '../../story-fields.ts';

type Piece = BlockInput<NonNullable<ContentType<'global_element'>['body']>[number]>;

function piece(slug: string, name: string, section: Piece) {
  return story(`global-elements/${slug}`, name, { component: 'global_element', body: [section] });
}

/** What stands on every page beside the header and the footers, one section a story. */
export const pieces = [
  piece('message-banner', 'Message banner', {
    component: 'message_banner',
    message: richText('Shenandoah Mansions has heat. The first boiler was lit on a Sunday and nobody went home.'),
    link: storyLink('hotels/shenandoah-mansions'),
    link_label: 'See progress',
    kind: 'info',
    dismissible: true,
    scope: 'all',
  }),
  piece('staging-banner', 'Staging banner', {
    component: 'staging_banner',
    text: 'Preview: the plaster is still wet',
    show_slug: true,
  }),
  piece('splash', 'Splash', {
    component: 'splash_intro',
    enabled: true,
    text: 'Five old buildings, kept going',
    duration_ms: '2400',
    skip_label: 'Skip intro',
  }),
  piece('souvenir-product', 'Souvenir product', {
    component: 'souvenir_product',
    related: true,
    delivery: richText(
      'Ordered before noon Eastern on a weekday, it leaves the coal store that day: $7.00 in the United States, CA$14.00 to Canada, nothing above $120.00 or CA$160.00.',
      'Forty-five days to send it back, unused and in what it came in. Within the United States we pay for that as well.',
    ),
    size_guide: richText(
      'Robes are cut straight and generous. S is 46 inches from the collar down, and every size after it two inches more.',
      'Between two sizes take the larger one: nobody has yet sent a robe back for being too warm.',
      'Posters: the small one is 12 × 16 inches and fits a bought frame. The large one is 18 × 24 and wants a wall to itself.',
    ),
    waiting_consent: richText('You may write to me once, when it is back.'),
  }),
  piece('cart', 'Cart', {
    component: 'cart_view',
    note_enabled: true,
    gift_enabled: true,
    gift_wrap_cost: 'free',
    free_shipping_threshold: '120',
    free_shipping_threshold_cad: '160',
    cross_sell: 'paper-and-pockets',
  }),
  piece('tag-sidebar', 'Tag sidebar', { component: 'tag_sidebar', title: 'Tags', sort: 'count' }),
  piece('hotels-nav', 'Hotels', {
    component: 'hotels_nav',
    label: 'The five houses',
    style: 'bar',
    show_coming_soon: true,
    hotels: refs(
      'hotels/the-siren',
      'hotels/peter-and-paul',
      'hotels/ulysses',
      'hotels/neptune',
      'hotels/shenandoah-mansions',
    ),
  }),
];
