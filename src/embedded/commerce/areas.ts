import { blogResolvers } from './blogs/blog-resolvers.ts';
import { cartMutations } from './carts/cart-mutations.ts';
import { cartResolvers } from './carts/cart-resolvers.ts';
import { collectionResolvers } from './collections/collection-resolvers.ts';
import { customerResolvers } from './customers/customer-resolvers.ts';
import type { ResolverMap } from './graphql/resolvers.ts';
import { imageResolvers } from './images/image-resolvers.ts';
import { localizationResolvers } from './localization/localization-resolvers.ts';
import { menuResolvers } from './menus/menu-resolvers.ts';
import { metafieldResolvers } from './metafields/metafield-resolvers.ts';
import { nodeResolvers } from './nodes/node-resolvers.ts';
import { customerOrderResolvers } from './orders/customer-orders.ts';
import { orderResolvers } from './orders/order-resolvers.ts';
import { pageResolvers } from './pages/page-resolvers.ts';
import { productQueries } from './product-catalogue/product-queries.ts';
import { productResolvers } from './product-catalogue/product-resolvers.ts';
import { variantResolvers } from './product-catalogue/variant-resolvers.ts';
import { searchResolvers } from './search/search-resolvers.ts';
import { shopResolvers } from './shop/shop-resolvers.ts';
import { sitemapResolvers } from './sitemap/sitemap-resolvers.ts';
import { unsupportedResolvers } from './unsupported/unsupported-resolvers.ts';

/** Every area of the schema that is served. A new one is a folder with its resolvers and one line here. */
export const areas: ResolverMap[] = [
  productQueries,
  productResolvers,
  variantResolvers,
  collectionResolvers,
  customerResolvers,
  imageResolvers,
  metafieldResolvers,
  nodeResolvers,
  orderResolvers,
  customerOrderResolvers,
  shopResolvers,
  searchResolvers,
  pageResolvers,
  blogResolvers,
  menuResolvers,
  sitemapResolvers,
  unsupportedResolvers,
  localizationResolvers,
  cartResolvers,
  cartMutations,
];
